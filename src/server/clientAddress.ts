/**
 * Whose request it is. Each proxy in front of us that an owner trusts has written down who asked it, at the end of
 * X-Forwarded-For; what stands further left was written by whoever asked the outermost one, and proves nothing.
 */
export function clientAddress(
  connected: string, // who opened the connection
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return connected
  const chain = forwardedFor.split(',').map((address) => address.trim())
  const address = chain.at(-Math.min(trustedProxies, chain.length)) ?? ''
  return plain(address) || connected
}

/** Without a port: `1.2.3.4:5678`, `[::1]:5678`. */
function plain(address: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')
  return /^[\da-f:.]+$/i.test(bare) ? bare : ''
}

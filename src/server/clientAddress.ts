/**
 * The visitor's address. Each trusted proxy has added the address of its own client at the end of X-Forwarded-For. What
 * stands further left was sent by the client of the outermost proxy, and may be false.
 */
export function clientAddress(
  connected: string, // who opened the connection
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return connected
  const chain = forwardedFor.split(',').map((address) => address.trim())
  const address = chain.at(-Math.min(trustedProxies, chain.length)) ?? ''
  return withoutPort(address) || connected
}

/** Without a port: `1.2.3.4:5678`, `[::1]:5678`. */
function withoutPort(address: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')
  return /^[\da-f:.]+$/i.test(bare) ? bare : ''
}

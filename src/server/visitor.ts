import ipaddr from 'ipaddr.js'

/** The unit of rate limits and of turns in a queue. */
export interface Visitor {
  id: string // an IPv4 address, or a /56 of IPv6: what one household or machine is given (RFC 6177)
  network: string // a /48 of IPv6, what one site may be given: 256 visitors; with IPv4 the same as `id`
}

const VISITOR_BITS = 56
const NETWORK_BITS = 48

/** All spellings of an IPv4 address are one visitor. Invalid addresses are used unchanged. */
export function visitorAt(address: string): Visitor {
  if (!ipaddr.isValid(address)) return { id: address, network: address }
  const parsed = ipaddr.process(address) // ::ffff:1.2.3.4 → 1.2.3.4
  if (!(parsed instanceof ipaddr.IPv6)) return { id: parsed.toString(), network: parsed.toString() }
  const prefix = (bits: number) =>
    ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`)
  const [id, network] = [VISITOR_BITS, NETWORK_BITS].map((bits) => `${prefix(bits).toString()}/${bits}`) as [
    string,
    string,
  ]
  return { id, network }
}

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

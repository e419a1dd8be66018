import ipaddr from 'ipaddr.js'

/** The unit of rate limits and queue turns. */
export interface Visitor {
  id: string // IPv4, or IPv6 /56: one household or machine (RFC 6177)
  network: string // IPv6 /48, possibly one site: 256 visitors; IPv4: `id`
}

const VISITOR_BITS = 56
const NETWORK_BITS = 48

/** Equal for all spellings of IPv4; invalid addresses stay unchanged. */
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

/** Each trusted proxy appends its client to X-Forwarded-For; anything further left may be forged. */
export function clientAddress(
  connected: string, // the peer's address
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return connected
  const chain = forwardedFor.split(',').map((address) => address.trim())
  const address = chain.at(-Math.min(trustedProxies, chain.length)) ?? ''
  return withoutPort(address) || connected
}

/** Strips the port: `1.2.3.4:5678`, `[::1]:5678`. */
function withoutPort(address: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')
  return /^[\da-f:.]+$/i.test(bare) ? bare : ''
}

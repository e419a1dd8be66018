/** The checked address is dialled, so a name cannot give the connection another one (DNS rebinding). */
import { Resolver } from 'node:dns/promises'
import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { ipLiteral } from '../../scene/hostName'
import { isPublicAddress, SafeFetchError } from './address'

/** Like `dns.promises.lookup`. */
export type Lookup = (hostname: string, options: { all: true }) => Promise<readonly { address: string }[]>

export interface DialTarget {
  address: string // IP address, no brackets
  port: number // 80 or 443
  hostname: string // the certificate must match it
  isSecure: boolean // TLS
}

/** Exactly that address; the socket may still be connecting. */
export type Dial = (target: DialTarget) => Socket | Promise<Socket>

export interface DialDependencies {
  lookup: Lookup
  dial: Dial
}

const DNS_TRY_MS = 2_000
const MAX_ATTEMPTS = 3 // addresses tried per name

/** @throws {SafeFetchError} refused if any address is not public, unreachable */
export async function openConnection(
  url: URL,
  dependencies: DialDependencies,
  signal: AbortSignal,
): Promise<Socket> {
  const hostname = url.hostname.replace(/\.$/, '')
  const addresses = await publicAddresses(hostname, dependencies.lookup)
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port) || (isSecure ? 443 : 80)
  let cause: unknown
  for (const address of addresses.slice(0, MAX_ATTEMPTS)) {
    signal.throwIfAborted()
    try {
      return await whenConnected(dependencies.dial({ address, port, hostname, isSecure }), isSecure, signal)
    } catch (error) {
      cause = error
    }
  }
  throw new SafeFetchError('unreachable', 'no connection', { cause })
}

async function publicAddresses(hostname: string, lookup: Lookup): Promise<string[]> {
  const literal = ipLiteral(hostname)
  const addresses = literal === null ? await lookUp(hostname, lookup) : [literal]
  if (addresses.length === 0) throw new SafeFetchError('unreachable', 'the name has no address')
  if (!addresses.every(isPublicAddress)) throw new SafeFetchError('refused', 'not a public address')
  return addresses.toSorted((one, other) => Number(one.includes(':')) - Number(other.includes(':'))) // IPv4 first, because every network has it
}

async function lookUp(hostname: string, lookup: Lookup): Promise<string[]> {
  try {
    return (await lookup(hostname, { all: true })).map(({ address }) => String(address))
  } catch (cause) {
    throw new SafeFetchError('unreachable', 'the name was not found', { cause })
  }
}

/** The socket closes when `signal` is aborted. */
async function whenConnected(
  dialled: Socket | Promise<Socket>,
  isSecure: boolean,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = await dialled
  socket.on('error', () => {}) // readers notice by `close` or from the response
  const close = () => socket.destroy()
  if (signal.aborted) close()
  signal.addEventListener('abort', close, { once: true })
  socket.once('close', () => signal.removeEventListener('abort', close))
  if (socket.destroyed) throw new Error('the connection was closed')
  const opens = isSecure && 'encrypted' in socket ? 'secureConnect' : 'connect'
  const isOpen = !socket.connecting && !('secureConnecting' in socket && socket.secureConnecting)
  if (isOpen) return socket
  return new Promise((resolve, reject) => {
    socket.once(opens, () => resolve(socket))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the connection was closed')))
  })
}

/** getaddrinfo would block the thread pool that reads files, and use /etc/hosts and search domains. */
export const lookupByDns: Lookup = async (hostname) => {
  const resolver = new Resolver({ timeout: DNS_TRY_MS, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  return addresses.map((address) => ({ address }))
}

export const dialByNet: Dial = ({ address, port, hostname, isSecure }) =>
  isSecure
    ? connectTls({
        host: address,
        port,
        ...(ipLiteral(hostname) === null && { servername: hostname }),
        ALPNProtocols: ['http/1.1'],
      })
    : connectTcp({ host: address, port })

import { redisAddress, webAddress } from '../scene/values'
import { DEFAULT_PROVIDER_DAYS, type ProviderDays } from './quote'

export interface ServerSettings {
  port: number // 0: any free one
  host: string | undefined // undefined: all interfaces
  providerUrl: string | null // null: the almanac only
  providerDays: ProviderDays // days for which the provider is asked
  trustedProxies: number // how many proxies we trust for X-Forwarded-For
  metricsPort: number | null // null: no metrics; 0: any free one
  metricsHost: string
  drainMs: number // new requests are still answered this long after a stop signal
  drawingProcesses: number | null // null: as the machine allows
  redisUrl: string | null // null: single instance
}

export class ServerSettingError extends Error {
  override readonly name = 'ServerSettingError'
}

const MAX_DAYS = 36_500
const LOOPBACK = '127.0.0.1'

type Environment = Readonly<Record<string, string | undefined>>

/** @throws {ServerSettingError} naming the variable, and its value unless it may be secret */
export function settingsFromEnvironment(environment: Environment): ServerSettings {
  const { back, ahead } = DEFAULT_PROVIDER_DAYS
  const valueOf = (name: string) => environment[name]?.trim() ?? ''
  const number = (name: string, usual: number, max: number) =>
    wholeNumber(name, valueOf(name) || String(usual), max, 0)
  const numberOrNull = (name: string, max: number, min = 0) =>
    valueOf(name) ? wholeNumber(name, valueOf(name), max, min) : null
  return {
    port: number('PORT', 4173, 65_535),
    host: hostName('HOST', valueOf('HOST')),
    providerUrl: providerAddress(valueOf('QUOTE_PROVIDER_URL')),
    providerDays: {
      back: number('QUOTE_DAYS_BACK', back, MAX_DAYS),
      ahead: number('QUOTE_DAYS_AHEAD', ahead, MAX_DAYS),
    },
    trustedProxies: number('TRUSTED_PROXIES', 0, 100),
    metricsPort: numberOrNull('METRICS_PORT', 65_535),
    metricsHost: hostName('METRICS_HOST', valueOf('METRICS_HOST')) ?? LOOPBACK,
    drainMs: number('DRAIN_SECONDS', 0, 300) * 1_000,
    drawingProcesses: numberOrNull('DRAWING_PROCESSES', 64, 1),
    redisUrl: redisUrl(valueOf('REDIS_URL')),
  }
}

function wholeNumber(name: string, value: string, max: number, min: number): number {
  if (/^\d{1,6}$/.test(value) && Number(value) <= max && Number(value) >= min) return Number(value)
  throw new ServerSettingError(`${name} is "${value}": it must be a whole number from ${min} to ${max}`)
}

function hostName(name: string, value: string): string | undefined {
  if (!value) return undefined
  if (/^[\w.:-]+$/.test(value)) return value
  throw new ServerSettingError(
    `${name} is "${value}": it must be a host name or an IP address, such as 127.0.0.1`,
  )
}

/** The message omits the value: it may contain a password or key. */
function providerAddress(value: string): string | null {
  if (!value) return null
  if (webAddress(value) && !/[\s#]/.test(value)) return value
  throw new ServerSettingError(
    'QUOTE_PROVIDER_URL must be an http(s) address without spaces or #, such as https://quotes.example/daily',
  )
}

/** The message omits the value: it may contain a password. */
function redisUrl(value: string): string | null {
  if (!value) return null
  if (redisAddress(value)) return value
  throw new ServerSettingError('REDIS_URL must be the address of a Redis, such as redis://127.0.0.1:6379')
}

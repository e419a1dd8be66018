import { describe, expect, it } from 'vitest'
import { ServerSettingError, settingsFromEnvironment } from '../../src/server/environment'

describe('the server’s settings', () => {
  it('have defaults', () =>
    expect(settingsFromEnvironment({ PORT: '', HOST: ' ' })).toEqual({
      port: 4173,
      host: undefined,
      providerUrl: null,
      providerDays: { back: 366, ahead: 1 },
      trustedProxies: 0,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      drainMs: 0,
      drawingProcesses: null,
      redisUrl: null,
    }))

  it('are read', () =>
    expect(
      settingsFromEnvironment({
        PORT: '8080',
        HOST: '::1',
        QUOTE_PROVIDER_URL: 'http://provider.example/q?k=1',
        QUOTE_DAYS_BACK: '0',
        QUOTE_DAYS_AHEAD: '30',
        TRUSTED_PROXIES: '2',
        METRICS_PORT: '9464',
        METRICS_HOST: '0.0.0.0',
        DRAIN_SECONDS: '3',
        DRAWING_PROCESSES: '1',
        REDIS_URL: 'rediss://user:secret@redis.example:6380/2',
      }),
    ).toEqual({
      port: 8080,
      host: '::1',
      providerUrl: 'http://provider.example/q?k=1',
      providerDays: { back: 0, ahead: 30 },
      trustedProxies: 2,
      metricsPort: 9464,
      metricsHost: '0.0.0.0',
      drainMs: 3_000,
      drawingProcesses: 1,
      redisUrl: 'rediss://user:secret@redis.example:6380/2',
    }))

  it.each(['redis.example', 'http://redis.example', 'redis://', 'redis://:secret@'])(
    'REDIS_URL may not be %j: one line says why, without the password',
    (value) => {
      const reading = () => settingsFromEnvironment({ REDIS_URL: value })
      expect(reading).toThrow(/^REDIS_URL must be the address of a Redis, such as [^ ]+$/)
      expect(reading).not.toThrow(/secret/)
    },
  )

  it.each([
    'provider.example',
    'file:///etc/passwd',
    'user:secret@provider.example',
    'http://user:secret@provider.example/a day',
  ])('QUOTE_PROVIDER_URL may not be %j: one line says why, without the password', (value) => {
    const reading = () => settingsFromEnvironment({ QUOTE_PROVIDER_URL: value })
    expect(reading).toThrow(ServerSettingError)
    expect(reading).toThrow(/^QUOTE_PROVIDER_URL must be an http\(s\) address .+$/)
    expect(reading).not.toThrow(/secret/)
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['HOST', 'http://localhost'],
    ['QUOTE_DAYS_BACK', '-1'],
    ['QUOTE_DAYS_AHEAD', '36501'],
    ['TRUSTED_PROXIES', 'many'],
    ['METRICS_PORT', '65536'],
    ['METRICS_HOST', 'here:9464/metrics'],
    ['DRAIN_SECONDS', '3s'],
    ['DRAWING_PROCESSES', '0'],
  ])('%s may not be %j: one line says which and why', (name, value) => {
    const reading = () => settingsFromEnvironment({ [name]: value })
    expect(reading).toThrow(ServerSettingError)
    expect(reading).toThrow(new RegExp(`^${name} is ".*": it must be .+$`))
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('../../src/draw/trustedTypes')
}

beforeEach(() => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('location', new URL('https://quotidian.example/en/editor'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('gives plain text where a browser has no Trusted Types', async () => {
  const { trustedJson, trustedScript } = await fresh()
  expect(trustedScript('/sw.js')).toBe('/sw.js')
  expect(trustedScript('/assets/webpWorker-x1.js')).toBe('/assets/webpWorker-x1.js')
  expect(trustedJson('{"a":1}')).toBe('{"a":1}')
})

it('makes one policy, by the name that the server allows', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { trustedJson, trustedScript } = await fresh()
  expect(createPolicy).not.toHaveBeenCalled()
  trustedScript('/sw.js')
  trustedJson('{}')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['quotidian'])
})

it.each([
  'https://elsewhere.example/sw.js',
  '//elsewhere.example/assets/x.js',
  'data:text/javascript,x',
  'blob:https://quotidian.example/1',
  '/api/quote',
  '/en/sw.js',
  '/assets/../api/x.js',
  '/assets/x.js/y',
])('takes no script from %s', async (address) => {
  const { trustedScript } = await fresh()
  expect(() => trustedScript(address)).toThrow(TypeError)
})

it.each(['alert(1)', '{"a":1};alert(1)', ''])('takes no code for JSON: %s', async (code) => {
  const { trustedJson } = await fresh()
  expect(() => trustedJson(code)).toThrow(SyntaxError)
})

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Service {
  healthcheck?: { test: string[] }
}

const FILE = 'src/server/deploy/compose.yaml'
const { services } = parse(readFileSync(FILE, 'utf8')) as { services: Record<string, Service> }

it('each server in compose.yaml asks itself whether it is ready', () => {
  const asked = Object.entries(services).filter(([name]) => name.startsWith('site-'))
  expect(asked.length).toBeGreaterThan(1)
  for (const [, { healthcheck }] of asked) {
    const [how, program, flag, script] = healthcheck!.test
    expect([how, program, flag]).toEqual(['CMD', 'node', '-e'])
    const answers = (ok: boolean) => `globalThis.fetch = async () => ({ ok: ${ok} });${script}`
    const statuses = [true, false].map((ok) => spawnSync(process.execPath, ['-e', answers(ok)]).status)
    expect(statuses).toEqual([0, 1])
  }
})

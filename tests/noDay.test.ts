/** Tests must not depend on today's date: browser tests take clock and quote from their fixtures. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = 'tests/browser'
const WITH_PLAYWRIGHT_ITSELF = ['fixtures.ts', 'playwright.config.ts', 'sharedPage.ts']
const ASKS_THE_PAGE = ['clock.spec.ts', 'sharedPage.spec.ts'] // These test the fixtures' clock itself.
const PLAYWRIGHT = /^(?:import|export)(?! type\b)[^'"]*['"](?:@playwright\/test|playwright(?:-core)?)['"]/m
const REAL_CLOCK = /\bDate\.now\(|\bnew Date\(\s*\)/

const offences = (name: string, code: string) => [
  ...(PLAYWRIGHT.test(code) && !WITH_PLAYWRIGHT_ITSELF.includes(name)
    ? [`${name} goes around fixtures.ts`]
    : []),
  ...(REAL_CLOCK.test(code) && name.endsWith('.spec.ts') && !ASKS_THE_PAGE.includes(name)
    ? [`${name} looks at the real clock`]
    : []),
]

describe('browser tests', () => {
  it('open every page through the fixtures, which set its clock', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
    expect(files.length).toBeGreaterThan(10)
    expect(files.flatMap((name) => offences(name, readFileSync(join(FOLDER, name), 'utf8')))).toEqual([])
  })

  it.each([
    "import { test } from '@playwright/test'",
    "import { chromium } from 'playwright'",
    "import {\n  expect,\n  test,\n} from '@playwright/test'",
    "import playwright from 'playwright-core'",
    "export * from '@playwright/test'",
    'const today = new Date()',
    'const now = Date.now()',
  ])('would be caught: %s', (code) => expect(offences('some.spec.ts', code)).toHaveLength(1))

  it.each([
    "import { test } from './fixtures'",
    "import type { Page } from '@playwright/test'",
    'new Date(2026, 1)',
  ])('may say: %s', (code) => expect(offences('some.spec.ts', code)).toEqual([]))
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { localeTexts } from './everyText'

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n')

/** Keys built from variables, as patterns: `footer.${page}` → /^footer\.(.+)$/. */
const patterns = [...code.matchAll(/\bt\(\s*`([^`]+)`/g)].map(
  ([, template]) =>
    new RegExp(
      `^${template!
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('(.+)')}$`,
    ),
)

/** Whether the code uses a key: literally, or through a pattern and a string or name in the code. */
function isUsed(key: string): boolean {
  const singular = key.replace(/_(one|other)$/, '') // i18next adds the number.
  if (code.includes(`'${singular}'`)) return true
  return patterns.some((pattern) => {
    const values = pattern.exec(singular)?.slice(1)
    return values?.every((value) => new RegExp(`'${value}'|\\b${value}\\??:`).test(code))
  })
}

describe('the keys of the locales', () => {
  it('are all used', () => {
    expect(Object.keys(localeTexts('en')).filter((key) => !isUsed(key))).toEqual([])
  })

  it('would be missed by this test if any key passed', () => {
    expect(patterns.length).toBeGreaterThan(10)
    for (const key of ['error.service', 'footer.imprint', 'meta.home.keywords'])
      expect(isUsed(key), key).toBe(false)
    for (const key of ['footer.privacy', 'templates.imported_one', 'error.page'])
      expect(isUsed(key), key).toBe(true)
  })

  it('are all there: every key that the code names in full has a text', () => {
    const keys = Object.keys(localeTexts('en')).map((key) => key.replace(/_(one|other)$/, ''))
    const named = [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key!)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((key) => !keys.includes(key))).toEqual([])
  })
})

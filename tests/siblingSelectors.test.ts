/**
 * No style selects an element by a sibling when neither of the two is named by a class, attribute or id: `.actions > * + *`, `p + p`. Browsers then
 * style every such element of a list anew whenever one comes or goes, on every page that has the rule.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const COMMENT = /\/\*[\s\S]*?\*\//g
const RULE_START = /([^{};]+)\{/g
const PLACE_IN_LIST = /:nth-[a-z-]+\([^)]*\)/g // which may have a + of its own
const CONDITION = /:(?:not|has)\([^()+~]*\)/g // names nothing that is selected
const BY_SIBLING = /([^\s>+~,(]*)\s*[+~]\s*(?=([^\s>+~,)]*))/g
const NAMED = /[.#[]/

const offences = (css: string) =>
  [...css.replace(COMMENT, '').matchAll(RULE_START)]
    .map(([, start]) => start!.trim())
    .filter((start) => !start.startsWith('@'))
    .filter((selector) =>
      [...selector.replace(PLACE_IN_LIST, '').replace(CONDITION, '').matchAll(BY_SIBLING)].some(
        ([, before, after]) => !NAMED.test(before!) && !NAMED.test(after!),
      ),
    )

describe('styles', () => {
  it('of the site name one of two siblings', () => {
    const files = ['src', 'public']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((file) => file.endsWith('.css'))
    expect(files.length).toBeGreaterThan(50)
    expect(
      files.flatMap((file) => offences(readFileSync(file, 'utf8')).map((rule) => `${file}: ${rule}`)),
    ).toEqual([])
  })

  it.each([
    '.actions > * + * {}',
    '@media print { p+p {} }',
    '.a > input:checked ~ span {}',
    '.a :is(header, header + :not(main)) {}',
    '.a + p + p {}',
    'li:has(+ li) {}',
    'p + p:not(.x) {}',
  ])('would be caught: %s', (css) => expect(offences(css)).toHaveLength(1))

  it.each([
    '.heading + * {}',
    'input:checked + .paint {}',
    '.a > :nth-child(n + 7) {}',
    '.a { width: calc(1px + 2px) }',
  ])('may be: %s', (css) => expect(offences(css)).toEqual([]))
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('every decision that a comment points to stands in DECISIONS.md', () => {
  const headings = [...readFileSync('src/DECISIONS.md', 'utf8').matchAll(/^### (.+)$/gm)].map(
    ([, title]) => title!,
  )
  const pointers = ['src', 'tests'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|css)$/.test(name) && !name.endsWith('decisions.test.ts'))
      .flatMap((name) =>
        [...readFileSync(join(root, name), 'utf8').matchAll(/DECISIONS\.md, ([^\n]+)/g)].map(
          ([, rest]) => rest!,
        ),
      ),
  )
  expect(pointers.length).toBeGreaterThan(10)
  expect(pointers.filter((rest) => !headings.some((heading) => rest.startsWith(heading)))).toEqual([])
})

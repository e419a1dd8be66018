import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const IMPORT = /^import (\w+) from '([^']+\.module\.css)'/gm

/** A class that its module does not have is undefined and styles nothing; neither types nor lint see that. */
it('every class that a component names is in its CSS module', () => {
  const missing: string[] = []
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.tsx')).map((name) => join('src', name))) {
    const code = readFileSync(file, 'utf8')
    const classesOf = new Map<string, Set<string>>()
    for (const [, name = '', path = ''] of code.matchAll(IMPORT)) {
      const css = readFileSync(join(dirname(file), path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
      classesOf.set(name, new Set(css.match(/(?<=\.)[a-zA-Z]\w*/g)))
    }
    for (const [name, classes] of classesOf)
      for (const [, used = ''] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        if (!classes.has(used)) missing.push(`${file}: ${name}.${used}`)
  }
  expect(missing).toEqual([])
})

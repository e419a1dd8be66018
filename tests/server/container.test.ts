import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the container has every file of ours that the build is configured by', () => {
  const copied = [...readFileSync('src/server/Containerfile', 'utf8').matchAll(/^COPY (?!--)(.+) \S+$/gm)]
    .flatMap(([, files = '']) => files.split(' '))
    .map((file) => `./${file}`)
  const imported = [...readFileSync('vite.config.ts', 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
    ([, file]) => file!,
  )
  expect(imported.length).toBeGreaterThan(0)
  expect(
    imported.filter((file) => !copied.some((place) => file === place || file.startsWith(`${place}/`))),
  ).toEqual([])
})

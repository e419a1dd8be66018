import { expect, it } from 'vitest'
import { remembering } from '../../src/draw/remembering'

it('forgets what was longest unused, by weight', () => {
  const made: string[] = []
  const ask = remembering<string>({ capacity: 5, weigh: (text) => text.length })
  const get = (text: string) => ask(text, () => (made.push(text), text))
  for (const text of ['aa', 'bb', 'aa', 'cc', 'aa', 'bb', 'toolong', 'toolong', 'aa']) get(text)
  expect(made).toEqual(['aa', 'bb', 'cc', 'bb', 'toolong', 'toolong'])
})

import { expect, it } from 'vitest'
import { citedWork } from '../../src/card/attribution'

it.each([
  ['The Republic', 'Book II', 'The Republic, Book II'],
  ['Stray Birds', '', 'Stray Birds'],
  ['论语', '学而', '《论语·学而》'],
  ['离骚', '', '《离骚》'],
  ['《离骚》', '', '《离骚》'],
])('a work is cited with its own language’s marks: %s, %s', (work, locator, cited) =>
  expect(citedWork({ work, locator })).toBe(cited),
)

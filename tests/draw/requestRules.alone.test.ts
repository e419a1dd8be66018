import { beforeEach, expect, it, vi } from 'vitest'
import { FONTS, type FontId } from '../../src/text/fonts'

const asked = vi.hoisted(() => [] as string[])
vi.mock('../../src/draw/fonts/browserFonts', () => ({
  importRules: ({ family }: { family: string }) => Promise.resolve(void asked.push(family)),
}))

const TWO: FontId[] = ['font-serif', 'font-kai']
const hans = TWO.map((fontId) => FONTS[fontId].han.family)

beforeEach(() => {
  asked.length = 0
  vi.resetModules()
})

it('asks for no rules before its turn, and for one Chinese family a turn', async () => {
  const { requestRules } = await import('../../src/draw/fonts/requestRules')
  const waiting: (() => void)[] = []
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve))
  const done = requestRules(TWO, turn)
  const rest = () => new Promise((resolve) => setTimeout(resolve))
  await rest()
  expect(asked).toEqual([])
  for (const shown of [[], hans.slice(0, 1), hans]) {
    waiting.shift()?.()
    await rest()
    expect(asked.filter((family) => hans.includes(family))).toEqual(shown)
    for (const fontId of TWO) expect(asked).toContain(FONTS[fontId].latin.family)
  }
  await done
})

import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import '../../src/draw/nodeCanvas'
import { registerFont } from '../../src/draw/nodeFonts'
import almanac from '../../src/quotes/almanac.json'

const MARKS = [...new Set(almanac.flatMap(({ translation }) => [...translation]))].filter((character) =>
  /\p{P}/u.test(character),
)

it.each(['Noto Sans SC Variable', 'Noto Serif SC Variable'])(
  'leaves no mark of the almanac blank in %s',
  (family) => {
    const ctx = createCanvas(80, 80).getContext('2d')
    const blank = MARKS.filter((mark) => {
      registerFont(family, false, mark)
      ctx.clearRect(0, 0, 80, 80)
      ctx.font = `400 40px "${family}"`
      ctx.fillText(mark, 5, 55)
      return ctx.getImageData(0, 0, 80, 80).data.every((channel) => channel === 0)
    })
    expect(MARKS).toContain('；')
    expect(blank).toEqual([])
  },
)

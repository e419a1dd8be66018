import { describe, expect, it } from 'vitest'
import { gridOfSize } from '../../src/draw/pixelGrid'
import { LANGUAGES } from '../../src/language/languages'
import { RATIOS } from '../../src/look/ratios'
import { safeBox, targetSize, type Target } from '../../src/look/target'
import { nearestRatio, ratioOfTarget, TARGETS } from '../../src/look/targets'
import { containsBox } from '../../src/scene/box'
import { keysOf } from '../../src/scene/values'

const ALL: readonly Target[] = Object.values(TARGETS)

describe('every target', () => {
  it.each(keysOf(TARGETS))('%s: names, figures, a source and its date', (id) => {
    const target: Target = TARGETS[id]
    for (const language of keysOf(LANGUAGES)) expect(target.label[language]).not.toBe('')
    expect(target.source).not.toBe('')
    expect(target.checked).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(target.takes.formats).toContain(target.format)
  })

  it.each(keysOf(TARGETS))('%s: comes out exact to the pixel from a card of whole px', (id) => {
    const { widthPx, heightPx }: Target = TARGETS[id]
    const { width, height } = targetSize(TARGETS[id])
    expect(Math.min(width, height)).toBe(540)
    expect([width, height].every(Number.isInteger)).toBe(true)
    expect(gridOfSize(width, height, { widthPx, heightPx })).toMatchObject({ widthPx, heightPx })
  })

  it.each(keysOf(TARGETS))('%s: leaves most of the card to words', (id) => {
    const size = targetSize(TARGETS[id])
    const card = { x: 0, y: 0, ...size }
    const safe = safeBox(card, size, TARGETS[id])
    expect(containsBox(card, safe, 0)).toBe(true)
    expect((safe.width * safe.height) / (size.width * size.height)).toBeGreaterThan(0.5)
  })

  it('has names that are not used twice', () => {
    for (const language of keysOf(LANGUAGES))
      expect(new Set(ALL.map(({ label }) => label[language])).size).toBe(ALL.length)
  })
})

describe('a target’s ratio', () => {
  it('is the listed one that it has', () => {
    expect(ratioOfTarget(TARGETS['instagram-story'])).toBe('9:16')
    expect(ratioOfTarget(TARGETS['instagram-post'])).toBe('4:5')
    expect(ratioOfTarget(TARGETS.xiaohongshu)).toBe('3:4')
    expect(ratioOfTarget(TARGETS['desktop-8k'])).toBe('16:9')
    expect(ratioOfTarget(TARGETS['article-cover'])).toBe('21:9') // 2.35:1 looks like 2.33:1.
  })

  it('is none for 1.91:1, 9:19.5, 5:3 and paper; the nearest is what a freed card has', () => {
    const own = ['linkedin', 'facebook', 'iphone', 'e-ink', 'a6-card', 'a4-poster'] as const
    for (const id of own) expect(ratioOfTarget(TARGETS[id]), id).toBeNull()
    expect(nearestRatio(TARGETS.linkedin)).toBe('2:1')
    expect(nearestRatio(TARGETS.iphone)).toBe('1:2')
    expect(Object.keys(RATIOS)).toContain(nearestRatio(TARGETS['a6-card']))
  })
})

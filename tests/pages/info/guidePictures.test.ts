import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../../src/card/templates'
import { LANGUAGE_IDS, type Label, type LanguageId } from '../../../src/language/languages'
import { GUIDE_PICTURES } from '../../../src/cli/guide/pictures'
import { BACKGROUNDS } from '../../../src/look/backgrounds'
import { COMPOSITIONS } from '../../../src/look/compositions'
import { FRAMES } from '../../../src/look/frames'
import { SHADOWS } from '../../../src/look/shadows'
import { WEATHER } from '../../../src/look/weather'
import { GUIDE } from '../../../src/pages/info/GuidePage'
import drawnPictures from '../../../src/pages/info/guidePictures.json'
import { FONTS } from '../../../src/text/fonts'

const FOLDER = join('public', 'guide')
const MAX_BYTES = 120 * 1_024
const names = (record: object) => Object.keys(record).toSorted()
const shownIn = (language: LanguageId) =>
  GUIDE[language].sections.flatMap(({ body }) =>
    body.flatMap((block) => (typeof block === 'object' && 'pictures' in block ? block.pictures : [])),
  )

// The registry whose labels name a picture, by the first word of its id.
const KINDS: Record<string, Record<string, { label: Label }>> = {
  template: TEMPLATES,
  frame: FRAMES,
  shadow: SHADOWS,
  background: BACKGROUNDS,
  font: FONTS,
  composition: COMPOSITIONS,
}

describe('the pictures of the guide', () => {
  it('are those the script draws, each of the size reserved on the page', async () => {
    const files = readdirSync(FOLDER)
    expect(files.map((file) => file.replace('.webp', '')).toSorted()).toEqual(names(GUIDE_PICTURES))
    expect(names(drawnPictures)).toEqual(names(GUIDE_PICTURES))
    for (const [id, drawn] of Object.entries(drawnPictures)) {
      const { width, height } = await loadImage(join(FOLDER, `${id}.webp`))
      expect(drawn, id).toMatchObject({ width, height })
    }
  })

  it('have small files', () => {
    for (const file of readdirSync(FOLDER))
      expect(statSync(join(FOLDER, file)).size, file).toBeLessThan(MAX_BYTES)
  })

  it.each(LANGUAGE_IDS)('are all shown once, with alternative texts: %s', (language) => {
    const shown = shownIn(language)
    const others = LANGUAGE_IDS.filter((id) => id !== language)
    const isForOthers = (id: string) => others.some((other) => id.endsWith(`-${other}`))
    expect(shown.map(({ id }) => id).toSorted()).toEqual(
      names(GUIDE_PICTURES).filter((id) => !isForOthers(id)),
    )
    for (const { id, alt } of shown)
      expect(alt, id).toMatch(language === 'zh' ? /\p{Script=Han}{3}/u : /^[A-Z]\w* .{8}/)
  })

  it.each(LANGUAGE_IDS)('have the names of what they show: %s', (language) => {
    for (const { id, name } of shownIn(language)) {
      const [kind = '', ...rest] = id.split('-')
      const label = KINDS[kind]?.[rest.join('-')]?.label
      if (label) expect(name, id).toBe(label[language])
      else expect(['card', 'product', 'hand', 'weather', 'ratio', 'display']).toContain(kind)
    }
  })

  it('show every frame and every weather', () => {
    for (const frame of names(FRAMES)) expect(drawnPictures).toHaveProperty(`frame-${frame}`)
    for (const weather of names(WEATHER)) expect(drawnPictures).toHaveProperty(`weather-${weather}Portrait`)
  })
})

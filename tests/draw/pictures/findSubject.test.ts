import { describe, expect, it } from 'vitest'
import '../../../src/draw/node/nodeCanvas'
import { createPictures } from '../../../src/draw/pictures/images'
import { CALM_CELLS, subjectOf } from '../../../src/draw/pictures/findSubject'
import { containsBox } from '../../../src/scene/box'
import type { Box } from '../../../src/scene/nodes'
import { BIRD, FACE, photo, PHOTO_IDS, type PhotoId } from '../../fixtures/photos'

const pictures = createPictures((src) => Promise.resolve(photo(src as PhotoId)))
const found = (id: PhotoId) => subjectOf(id, pictures)

/** How busy a part of the picture is, a being 0. */
function busyIn(calm: string, { x, y, width, height }: Box): number {
  const cells = [...calm].filter((_, at) => {
    const [across, down] = [
      ((at % CALM_CELLS) + 0.5) / CALM_CELLS,
      (Math.floor(at / CALM_CELLS) + 0.5) / CALM_CELLS,
    ]
    return across >= x && across <= x + width && down >= y && down <= y + height
  })
  return cells.reduce((sum, letter) => sum + letter.charCodeAt(0) - 97, 0) / cells.length
}

describe('the subject of a picture', () => {
  it.each([
    ['face', FACE],
    ['bird', BIRD],
  ] as const)('is the %s, and not much around it', async (id, box) => {
    const { subject } = await found(id)
    expect(subject && containsBox(subject, box, 0.04)).toBe(true)
    expect(subject!.width * subject!.height).toBeLessThan(2.5 * box.width * box.height)
  })

  it.each(['crowd', 'white'] as const)('is nothing in a %s', async (id) => {
    expect((await found(id)).subject).toBeNull()
  })

  it('is the same whenever it is looked for, with a letter for each cell', async () => {
    for (const id of PHOTO_IDS) {
      const first = await found(id)
      expect(first.calm).toMatch(/^[a-z]{64}$/)
      expect(await found(id)).toEqual(first)
    }
  })

  it('is busier than the wall or the sky around it', async () => {
    for (const [id, box] of [
      ['face', FACE],
      ['bird', BIRD],
    ] as const) {
      const { calm } = await found(id)
      expect(busyIn(calm, box)).toBeGreaterThan(busyIn(calm, { x: 0, y: 0, width: 1, height: 0.15 }) + 2)
    }
  })

  it('is not looked for in a picture that does not load', async () => {
    const none = createPictures(() => Promise.reject(new Error('gone')))
    expect(await subjectOf('x', none)).toEqual({ subject: null, calm: '' })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMarked, marked, siteOf, unmarked, withPictures } from '../../src/card/cardPictures'
import { decodeShareCode, encodeShareCode } from '../../src/card/shareCode'
import { newCards } from '../../src/card/keptFile'
import { NO_PICTURE, NOT_LOOKED } from '../../src/look/backgrounds'
import { isPublicName } from '../../src/scene/hostName'
import { parsedUrl } from '../../src/scene/values'
import { cardWith } from '../layout/cards'
import { runs } from '../fixtures/tier'

const READER = { today: '2026-11-21', almanacQuote: () => null }
const ADDRESS = 'https://pictures.example/photo.jpg'
const start = fc.constantFrom('', ' ', '/', '//', '/\\', 'ask:', 'ASK:', 'own:', 'https://', 'HTTP:', '\t')
const anySrc = fc
  .array(fc.oneof(start, fc.webUrl(), fc.string()), { maxLength: 4 })
  .map((all) => all.join(''))

describe('pictures that others chose', () => {
  it('leave no address that a browser would ask for', () => {
    fc.assert(
      fc.property(anySrc, (src) => {
        const kept = marked(src)
        const url = parsedUrl(kept, 'https://quotidian.example/en/card')
        expect(['ask:', 'own:', 'blob:', 'data:'].includes(url?.protocol ?? 'ask:') || url?.host).toSatisfy(
          (is) => is === true || is === 'quotidian.example',
        )
        expect([marked(kept), unmarked(kept)]).toEqual([kept, unmarked(src)])
      }),
      { numRuns: runs(400) },
    )
  })

  it.each([ADDRESS, 'pictures.example/photo.jpg', '//pictures.example/photo.jpg', ` ${ADDRESS}`])(
    'name the site of %j',
    (src) => expect([isMarked(marked(src)), siteOf(marked(src))?.host]).toEqual([true, 'pictures.example']),
  )

  it.each(['', '/example/logo.png', 'own:0a1b', 'data:image/png;base64,AA'])('leave %j as it is', (src) =>
    expect(marked(src)).toBe(src),
  )

  it('travel without the mark, and bring no picture of the reader’s browser', async () => {
    const card = withPictures(cardWith({ backgroundType: 'image' }), () => marked(ADDRESS))
    const read = await decodeShareCode(await encodeShareCode(card), READER)
    expect(JSON.stringify(read)).toContain(`"${ADDRESS}"`)
    const crafted = withPictures(card, () => 'ask:ask:own:0a1b')
    expect(JSON.stringify(await decodeShareCode(await encodeShareCode(crafted), READER))).not.toContain(
      'own:',
    )
    expect(newCards([{ ...KEPT, card }], [{ ...KEPT, card: withPictures(card, unmarked) }])).toEqual([])
  })

  it('take what was seen in them along, and leave it behind where they stay', async () => {
    const found = { subject: { x: 0.2, y: 0.1, width: 0.4, height: 0.5 }, calm: 'ab'.repeat(32) }
    const card = (src: string) =>
      cardWith({ backgroundType: 'image', backgroundImage: { ...NO_PICTURE, src, ...found } })
    const readBack = async (src: string) => {
      const read = await decodeShareCode(await encodeShareCode(card(src)), READER)
      return 'card' in read ? read.card.settings.backgroundImage : read
    }
    expect(await readBack(ADDRESS)).toMatchObject({ src: ADDRESS, ...found })
    expect(await readBack('own:0a1b')).toMatchObject({ src: '', ...NOT_LOOKED })
  })

  it.each([
    'localhost',
    'printer',
    'fritz.box.',
    '127.0.0.1',
    '169.254.1.1',
    '[fe80::1]',
    'nas.local',
    'a.b',
  ])('are never loaded from a private name or a number: %s', (host) =>
    expect(isPublicName(host)).toBe(host === 'fritz.box.'),
  )
})

const KEPT = { name: '', keptAt: 0, changedAt: 0 }

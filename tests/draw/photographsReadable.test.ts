// @module-tag slow
/** Words that were moved to the calm of a photograph must be readable there, in drawn pixels. */
import { describe, expect, it } from 'vitest'
import { subjectOf } from '../../src/draw/pictures/findSubject'
import { createPictures } from '../../src/draw/pictures/images'
import { luminanceMapsOfPictures } from '../../src/draw/pictures/luminanceMaps'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { NO_PICTURE } from '../../src/look/backgrounds'
import { combinations } from '../fixtures/combinations'
import { photo, PHOTO_IDS, type PhotoId } from '../fixtures/photos'
import { cardWith } from '../layout/cards'
import { layoutCard } from '../layout/laidOut'
import { drawnContrast } from './drawnContrast'

const NEEDED = 4.5
const LOOKS = combinations({
  id: PHOTO_IDS,
  frameStyle: ['clean', 'minimal', 'rounded', 'film'],
  aspectRatio: ['16:9', '2:1', '1:1', '4:5', '9:16'],
  theme: ['light', 'dark'],
})
const pictures = createPictures((src) => Promise.resolve(photo(src as PhotoId)))

describe('words in the calm of a photograph', () => {
  it.each(PHOTO_IDS)('reach 4.5:1 on all but the worst of the pixels of %s', async (id) => {
    const found = await subjectOf(id, pictures)
    const backgroundImage = { ...NO_PICTURE, ...found, src: id }
    const faint = LOOKS.filter((look) => look.id === id).flatMap(({ frameStyle, aspectRatio, theme }) => {
      const look = { frameStyle, aspectRatio, theme }
      const card = cardWith({ ...look, shadow: 'none', backgroundType: 'image', backgroundImage })
      const scene = layoutCard(card, nodeMetrics, undefined, luminanceMapsOfPictures(pictures))
      const drawn = drawnContrast(scene, { gradients: 'grained', pictures })
      return drawn.filter(({ ratio }) => ratio < NEEDED).map((word) => ({ ...look, ...word }))
    })
    expect(faint).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { layoutCard } from '../../src/layout/layoutCard'
import { NO_PICTURE } from '../../src/look/backgrounds'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith } from './cards'

it('lays the scrim once over a picture that nobody has measured', () => {
  for (const theme of ['light', 'dark'] as const) {
    const backgroundImage = { ...NO_PICTURE, src: 'photo.jpg' }
    const card = cardWith({ backgroundType: 'image', backgroundImage, theme, shadow: 'none' })
    const ground = layoutCard(card, fakeMetrics).still.find(({ id }) => id === 'background')
    const laid = ground?.type === 'group' ? ground.children.map(({ id }) => id) : []
    expect(laid).toEqual(['background-background', 'background-background-image', 'background-scrim'])
  }
})

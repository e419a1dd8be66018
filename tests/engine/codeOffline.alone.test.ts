import { expect, it, vi } from 'vitest'
import { readyScene } from '../../src/engine/index'

vi.mock('../../src/look/frames/film/frame', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('says by its code that code did not load', async () => {
  const card = { quote: { content: 'Well begun is half done.' }, settings: { frameStyle: 'film' } } as const
  await expect(readyScene(card)).rejects.toMatchObject({ code: 'code-offline' })
})

import { expect, it, vi } from 'vitest'
import { drawnFile } from '../../src/state/pictureFile'
import { cardWith } from '../layout/cards'

vi.mock('../../src/export/exportCard', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('a network that fails before the drawing code has loaded is named, not the size of the picture', async () => {
  const request = { format: 'png', quality: 1, opensAgain: true, scale: 1 } as const
  await expect(drawnFile({} as never, request, cardWith({}))).rejects.toMatchObject({
    code: 'no-code',
  })
})

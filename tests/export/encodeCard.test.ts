import { describe, expect, it } from 'vitest'
import type { ExportStage } from '../../src/draw/konva/exportStage'
import { encodePicture } from '../../src/export/encodePicture'

const SIZE = { ratio: 1, widthPx: 3, heightPx: 2, limitedBy: null } as const
const REQUEST = { format: 'png', quality: 1, scale: 1, target: null } as const

function stageGiving(widthPx: number, heightPx: number): ExportStage {
  const head = pngHead(widthPx, heightPx)
  return {
    toCanvas: () => ({}),
    toDataURL: () => `data:image/png;base64,${Buffer.from(head).toString('base64')}`,
    destroy: () => {},
  } as unknown as ExportStage
}

function pngHead(widthPx: number, heightPx: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(33))
  for (const [at, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].entries()) head.setUint8(at, byte)
  head.setUint32(16, widthPx)
  head.setUint32(20, heightPx)
  return new Uint8Array(head.buffer)
}

describe('a finished file', () => {
  it('says what it is', async () => {
    expect(await encodePicture(stageGiving(3, 2), SIZE, REQUEST, [])).toMatchObject({
      width: 3,
      height: 2,
      type: 'image/png',
      facts: { mimeType: 'image/png', widthPx: 3, heightPx: 2, bytes: 33 },
    })
  })

  // Sets and print sheets have no visible preview.
  it('is refused when it is not what was promised', async () => {
    await expect(encodePicture(stageGiving(3, 1), SIZE, REQUEST, [])).rejects.toMatchObject({
      code: 'different',
    })
  })
})

import { describe, expect, it } from 'vitest'
import { fitsTargets, type FinishedFile } from '../../src/look/fitsTargets'
import { TARGETS, type TargetId } from '../../src/look/targets'
import { keysOf } from '../../src/scene/values'

const PNG: FinishedFile = { widthPx: 1080, heightPx: 1350, format: 'png', bytes: 430_000 }

function misfit(id: TargetId, file: FinishedFile) {
  return fitsTargets(file).find((fit) => fit.id === id)!.misfit
}

describe('the places that take a file', () => {
  it('are all named, in their order', () => {
    expect(fitsTargets(PNG).map(({ id }) => id)).toEqual(keysOf(TARGETS))
  })

  it.each(keysOf(TARGETS))('%s takes the file that is made for it', (id) => {
    const { widthPx, heightPx, format } = TARGETS[id]
    expect(misfit(id, { widthPx, heightPx, format, bytes: 80_000 })).toBeNull()
  })

  it('are feeds for a card of 4:5', () => {
    const fitting = fitsTargets(PNG).filter((fit) => fit.misfit === null)
    const feeds = ['instagram-post', 'xiaohongshu', 'x', 'linkedin', 'facebook', 'pinterest', 'moments']
    expect(fitting.map(({ id }) => id)).toEqual(expect.arrayContaining(feeds))
  })

  it('say which shape they want', () => {
    expect(misfit('instagram-story', PNG)).toEqual({ code: 'shape', widthPx: 1080, heightPx: 1920 })
    expect(misfit('instagram-post', { ...PNG, widthPx: 3150 })).toMatchObject({ code: 'shape' })
  })

  it('say which format they want', () => {
    expect(misfit('instagram-post', { ...PNG, format: 'webp' })).toEqual({ code: 'format', wanted: 'jpg' })
    const screen = { widthPx: 800, heightPx: 480, bytes: 40_000 }
    expect(misfit('e-ink', { ...screen, format: 'jpg' })).toEqual({ code: 'format', wanted: 'png' })
  })

  it('say how heavy a file may be', () => {
    const heavy: FinishedFile = { widthPx: 800, heightPx: 480, format: 'png', bytes: 412_000 }
    expect(misfit('e-ink', heavy)).toEqual({ code: 'bytes', bytes: 412_000, mostBytes: 90_000 })
    expect(misfit('x', { ...PNG, bytes: 6_000_000 })).toMatchObject({ code: 'bytes', mostBytes: 5_000_000 })
  })

  it('say how many pixels they need', () => {
    const small: FinishedFile = { widthPx: 480, heightPx: 270, format: 'png', bytes: 9_000 }
    expect(misfit('desktop', small)).toEqual({ code: 'pixels', widthPx: 3840, heightPx: 2160 })
    expect(misfit('e-ink', { ...PNG, widthPx: 1600, heightPx: 960, bytes: 9_000 })).toMatchObject({
      code: 'pixels',
    })
  })

  it('say where a file is written anew as JPEG', () => {
    const anew = (format: FinishedFile['format']) =>
      fitsTargets({ ...PNG, format }).flatMap(({ id, makesJpeg }) => (makesJpeg ? [id] : []))
    expect(anew('png')).toEqual(['xiaohongshu', 'moments'])
    expect(anew('jpg')).toEqual([])
  })
})

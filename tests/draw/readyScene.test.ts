import { describe, expect, it } from 'vitest'
import type { FontsOutcome } from '../../src/draw/fonts/browserFonts'
import type { Pictures } from '../../src/draw/pictures/images'
import { PictureFailure } from '../../src/draw/pictures/picture'
import { readyScene, type Fonts } from '../../src/draw/readyScene'
import type { Scene } from '../../src/scene/nodes'
import { NO_PLAN } from './fixtures'

const sceneWith = (...srcs: string[]): Scene => ({
  width: 100,
  height: 100,
  still: srcs.map((src) => ({
    type: 'image',
    id: src,
    src,
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    fit: 'cover',
    focus: { x: 0, y: 0 },
  })),
  live: [],
  blocks: [],
  notices: [],
  plan: NO_PLAN,
})

function fontsAfter(loads: number, outcome: FontsOutcome = { status: 'ready' }): Fonts & { loads: number } {
  const fonts = {
    loads: 0,
    areReady: () => fonts.loads >= loads,
    load: () => ((fonts.loads += 1), Promise.resolve(outcome)),
  }
  return fonts
}

function picturesWithout(...missing: string[]): Pictures & { asked: string[][] } {
  const asked: string[][] = []
  return {
    asked,
    find: () => undefined,
    subscribe: () => () => {},
    load: (srcs) => {
      asked.push([...srcs])
      return Promise.resolve(
        srcs.filter((src) => missing.includes(src)).map((src) => new PictureFailure(src, 'not-found')),
      )
    },
  }
}

describe('a scene that is to be drawn', () => {
  it('is laid once where it lacks nothing', async () => {
    let laid = 0
    const outcome = await readyScene(() => ((laid += 1), sceneWith()), {
      fonts: fontsAfter(0),
      pictures: picturesWithout(),
    })
    expect(outcome).toEqual({ status: 'ready', scene: sceneWith(), failedPictures: [] })
    expect(laid).toBe(1)
  })

  it('is laid anew each time that fonts came, until it lacks none', async () => {
    const fonts = fontsAfter(3)
    let laid = 0
    await readyScene(() => ((laid += 1), sceneWith()), { fonts })
    expect([fonts.loads, laid]).toEqual([3, 4])
  })

  it('is laid anew when its pictures came, and asks for those that it shows only then', async () => {
    const pictures = picturesWithout('b')
    const scenes = [sceneWith('a'), sceneWith('a', 'b'), sceneWith('a', 'b')]
    const outcome = await readyScene(() => scenes.shift()!, { pictures })
    expect(pictures.asked).toEqual([['a'], ['b']])
    expect(outcome).toMatchObject({
      status: 'ready',
      scene: sceneWith('a', 'b'),
      failedPictures: [{ src: 'b' }],
    })
  })

  it('does not wait for pictures that nobody waits for', async () => {
    const outcome = await readyScene(() => sceneWith('a'), { fonts: fontsAfter(0) })
    expect(outcome.status).toBe('ready')
  })

  it('says which fonts did not come', async () => {
    const offline: FontsOutcome = { status: 'offline', families: ['Inter Variable'], cause: null }
    expect(await readyScene(() => sceneWith(), { fonts: fontsAfter(1, offline) })).toEqual(offline)
  })

  it('is no scene where there is no card', async () => {
    expect(await readyScene(() => null, {})).toEqual({ status: 'ready', scene: null, failedPictures: [] })
  })

  it('says that it was called off, and passes on what else goes wrong', async () => {
    const leaving = new AbortController()
    const fonts: Fonts = {
      areReady: () => false,
      load: () => (leaving.abort(), Promise.reject(new Error('left'))),
    }
    expect(await readyScene(() => sceneWith(), { fonts }, leaving.signal)).toEqual({ status: 'aborted' })
    const broken = () => {
      throw new Error('a layout that fails')
    }
    await expect(readyScene(broken, {})).rejects.toThrow('a layout that fails')
  })
})

import { createStore, set, values } from 'idb-keyval'
import { describe, expect, it } from 'vitest'
import { decodePicture } from '../../../src/draw/pictures/decodePicture'
import { acceptPicture, takePicture } from '../../../src/draw/pictures/acceptPicture'
import { collectPictures } from '../../../src/draw/pictures/collectPictures'
import { fetchPicture } from '../../../src/draw/pictures/fetchPicture'
import { createPictureStore } from '../../../src/draw/pictures/pictureStore'
import { PictureRefusal } from '../../../src/draw/pictures/pictureRefusal'
import type { Picture } from '../../../src/draw/pictures/picture'
import { turnedJpeg } from './pictureFiles'

/** Red top left, green top right, blue below, to show the orientation. */
async function signpost(width: number, height: number, type: string, alpha = 1): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const ctx = canvas.getContext('2d')!
  ctx.globalAlpha = alpha
  for (const [colour, x, y, w, h] of [
    ['#ff0000', 0, 0, 0.5, 0.5],
    ['#00ff00', 0.5, 0, 0.5, 0.5],
    ['#0000ff', 0, 0.5, 1, 0.5],
  ] as const) {
    ctx.fillStyle = colour
    ctx.fillRect(x * width, y * height, w * width, h * height)
  }
  return canvas.convertToBlob({ type, quality: 1 })
}

/** Corner colours clockwise from the top left: r, g, b, or . for none. */
function corners({ source, widthPx: w, heightPx: h }: Picture): string {
  const ctx = new OffscreenCanvas(w, h).getContext('2d')!
  ctx.drawImage(source, 0, 0)
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0, a = 0] = ctx.getImageData(x, y, 1, 1).data
    if (a < 16) return '.'
    return r > 128 ? 'r' : g > 128 ? 'g' : b > 128 ? 'b' : '?'
  }
  const [right, foot] = [Math.floor(w * 0.9), Math.floor(h * 0.9)]
  const [left, top] = [Math.floor(w * 0.1), Math.floor(h * 0.1)]
  return at(left, top) + at(right, top) + at(right, foot) + at(left, foot)
}

let database = 0
function freshStore(now = () => Date.now()) {
  const name = `pictures-test-${Date.now()}-${database++}`
  const open = () => createStore(name, 'pictures')
  return { open, store: createPictureStore(open, now), again: () => createPictureStore(open, now) }
}

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof PictureRefusal ? error.code : `not a refusal: ${String(error)}`),
  )

describe('a picture that is taken in', () => {
  // Results of EXIF's eight orientations for rgbb. Source: CIPA DC-008, 4.6.5.
  it.each([
    [1, 'rgbb', 40, 20],
    [2, 'grbb', 40, 20],
    [3, 'bbrg', 40, 20],
    [4, 'bbgr', 40, 20],
    [5, 'rbbg', 20, 40],
    [6, 'brgb', 20, 40],
    [7, 'bgrb', 20, 40],
    [8, 'gbbr', 20, 40],
  ])('stands as its orientation %i says', async (orientation, expected, widthPx, heightPx) => {
    const file = await turnedJpeg(await signpost(40, 20, 'image/jpeg'), orientation)
    const accepted = await acceptPicture(file)
    expect(accepted).toMatchObject({ widthPx, heightPx })
    expect(corners(await decodePicture(accepted.blob))).toBe(expected)
  })

  it('is brought to what a card can show, turned and with its transparency', async () => {
    const large = await acceptPicture(await turnedJpeg(await signpost(7_000, 1_000, 'image/jpeg'), 6))
    expect(large).toMatchObject({ widthPx: 720, heightPx: 5_040 })
    const kept = await decodePicture(large.blob)
    expect([kept.widthPx, kept.heightPx, corners(kept)]).toEqual([720, 5_040, 'brgb'])

    const clear = await acceptPicture(await signpost(6_000, 600, 'image/png', 0))
    expect(clear.widthPx).toBe(5_040)
    expect(corners(await decodePicture(clear.blob))).toBe('....')
  })

  it('is told by its bytes, not by its type', async () => {
    const disguised = new Blob([await signpost(40, 20, 'image/png')], { type: 'image/svg+xml' })
    expect((await acceptPicture(disguised)).blob.type).toBe('image/png')
  })

  it.each([
    ['', 'empty'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['a letter', 'not-a-picture'],
    ['GIF89a', 'broken'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x4e\x21\0\0\x27\x10', 'too-many-pixels'], // 20,001 × 10,000
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x4e\x20\0\0\x27\x10', 'incomplete'], // 20,000 × 10,000, without pixels
  ])('is refused with its reason: %j', async (text, code) => {
    const file = new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))])
    expect(await refusalOf(acceptPicture(file))).toBe(code)
  })

  it.each(['image/jpeg', 'image/png'])('is refused where its file breaks off: %s', async (type) => {
    const whole = await signpost(600, 400, type)
    expect(await refusalOf(acceptPicture(whole))).toBe('taken')
    expect(await refusalOf(acceptPicture(whole.slice(0, whole.size * 0.7)))).toBe('incomplete')
  })

  it('is refused where the file is too heavy, before it is read', async () => {
    const ofSize = (size: number, slice: () => Blob) => ({ size, slice }) as unknown as Blob
    const heavy = ofSize(80_000_001, () => expect.unreachable())
    expect(await refusalOf(acceptPicture(heavy))).toBe('too-heavy')
    const just = ofSize(80_000_000, () => new Blob(['a letter']))
    expect(await refusalOf(acceptPicture(just))).toBe('not-a-picture')
  })
})

describe('a picture from an address', () => {
  const answer = (response: () => Promise<Response>) => ({
    asked: [] as RequestInit[],
    fetch(this: { asked: RequestInit[] }, _: string, init: RequestInit) {
      this.asked.push(init)
      return init.mode === 'no-cors' ? Promise.resolve(new Response()) : response()
    },
  })

  it('is asked for without anything of the visitor’s', async () => {
    const site = answer(() => Promise.resolve(new Response('picture')))
    await fetchPicture('https://example.com/a.png', undefined, site.fetch.bind(site))
    expect(site.asked[0]).toMatchObject({ mode: 'cors', credentials: 'omit' })
  })

  it.each([
    ['site-forbids', () => Promise.reject(new TypeError('CORS'))],
    ['not-found', () => Promise.resolve(new Response(null, { status: 404 }))],
    ['too-heavy', () => Promise.resolve(new Response('', { headers: { 'content-length': '90000000' } }))],
  ] as const)('says %s and names the site', async (code, response) => {
    const site = answer(response)
    const taken = fetchPicture('https://example.com/a.png', undefined, site.fetch.bind(site))
    expect(await refusalOf(taken)).toBe(code)
  })

  it.each(['a sunset', 'javascript:alert(1)', 'file:///etc/passwd', ''])(
    'is no address: %s',
    async (text) => {
      expect(await refusalOf(fetchPicture(text, undefined, () => expect.unreachable()))).toBe('bad-address')
    },
  )
})

describe('the visitor’s pictures', () => {
  it('are found again by what they hold, in another page as well; twins have one name', async () => {
    const { store, again } = freshStore()
    const file = new File([await signpost(40, 20, 'image/png')], 'sea.png')
    const src = await takePicture(file, undefined, store)
    expect(src).toMatch(/^own:[0-9a-f]{32}$/)
    expect(await takePicture(file, undefined, again())).toBe(src)
    expect(await again().find(src)).toMatchObject({ name: 'sea.png', address: '', widthPx: 40, heightPx: 20 })
  })

  it('lie there as bytes, since WebKit’s private windows keep no Blob; one kept as a Blob before is still found', async () => {
    const { open, store, again } = freshStore()
    const blob = await signpost(40, 20, 'image/png')
    const picture = { blob, widthPx: 40, heightPx: 20, name: 'sea.png', address: '' }
    const src = await store.keep(picture)
    const [kept] = await values<Record<string, unknown>>(open())
    expect(Object.values(kept!).filter((value) => value instanceof Blob)).toEqual([])
    await set('own:before', { ...picture, addedAtMs: 1 }, open())
    for (const name of [src, 'own:before']) {
      const found = await again().find(name)
      expect(found).toMatchObject({ name: 'sea.png', widthPx: 40 })
      expect(found!.blob.type).toBe('image/png')
      expect(await found!.blob.bytes()).toEqual(await blob.bytes())
    }
  })

  it('last as long as the page where nothing is kept, and that is told once', async () => {
    const store = createPictureStore(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    let told = 0
    store.onTrouble(() => (told += 1))
    const blob = await signpost(4, 4, 'image/png')
    const picture = { blob, widthPx: 4, heightPx: 4, name: '', address: '' }
    const src = await store.keep(picture)
    await store.keep({ ...picture, blob: new Blob(['other']) })
    expect(await store.find(src)).toMatchObject({ widthPx: 4 })
    expect(told).toBe(1)
  })

  it('are thrown away when nothing names them and a day has passed, and only while no other tab is open', async () => {
    let now = 1_000
    const { store, again } = freshStore(() => now)
    const keep = (text: string) =>
      store.keep({ blob: new Blob([text]), widthPx: 1, heightPx: 1, name: text, address: '' })
    const [used, unused] = [await keep('used'), await keep('unused')]
    now += 25 * 60 * 60 * 1000
    const fresh = await keep('fresh')
    const locks = (isFree: boolean) =>
      ({
        request: (_: string, options: LockOptions, act: (lock: Lock | null) => unknown) =>
          options.mode === 'shared' ? Promise.resolve() : Promise.resolve(act(isFree ? ({} as Lock) : null)),
      }) as unknown as LockManager
    await collectPictures(new Set([used]), undefined, store, locks(false))
    expect(await again().find(unused)).not.toBeNull()
    const kept = await keep('of a kept card')
    now += 25 * 60 * 60 * 1000
    const failing = () => Promise.reject(new Error('kept cards cannot be read'))
    await collectPictures(new Set([used, fresh]), failing, store, locks(true))
    expect(await again().find(unused)).not.toBeNull()
    await collectPictures(new Set([used, fresh]), () => Promise.resolve(new Set([kept])), store, locks(true))
    const left = await Promise.all([used, unused, fresh, kept].map((src) => again().find(src)))
    expect(left.map((picture) => picture?.name)).toEqual(['used', undefined, 'fresh', 'of a kept card'])
  })
})

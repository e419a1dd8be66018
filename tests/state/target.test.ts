import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { cardAtom, changeSettingsAtom, placeQuoteAtom, settingsAtom, undoAtom } from '../../src/state/card'
import { exportOptionsAtom, exportSizeAtom, mostWidthAtom } from '../../src/state/exporting'
import { chooseTargetAtom } from '../../src/state/target'
import { saveMyTemplateAtom, myTemplatesAtom } from '../../src/state/myTemplates'
import { isNarrowAtom } from '../../src/state/view'
import { QUOTE } from '../layout/cards'

let store: ReturnType<typeof createStore>
const shape = () => {
  const { target, aspectRatio } = store.get(settingsAtom)
  return { target, aspectRatio }
}
const pixels = () => {
  const { widthPx, heightPx } = store.get(exportSizeAtom)
  return [widthPx, heightPx]
}

beforeEach(() => {
  store = createStore()
  store.set(placeQuoteAtom, QUOTE)
})

describe('choosing a target', () => {
  it('sets ratio, pixels and format, as one step of undo', () => {
    store.set(chooseTargetAtom, 'instagram-story')
    expect(shape()).toEqual({ target: 'instagram-story', aspectRatio: '9:16' })
    expect(pixels()).toEqual([1080, 1920])
    expect(store.get(exportOptionsAtom).format).toBe('jpg')
    store.set(undoAtom)
    expect(shape()).toEqual({ target: 'anything', aspectRatio: '16:9' })
    expect(store.get(exportOptionsAtom).format).toBe('png')
    expect(store.get(cardAtom)).not.toBeNull()
  })

  it('has its pixels whatever resolution or width was asked for, and in a narrow window', () => {
    store.set(exportOptionsAtom, { scale: 4, widthPx: 999 })
    store.set(isNarrowAtom, true)
    store.set(chooseTargetAtom, 'linkedin')
    expect(pixels()).toEqual([1200, 627])
  })

  it('leaves another format to the visitor, until another target is chosen', () => {
    store.set(chooseTargetAtom, 'instagram-story')
    store.set(exportOptionsAtom, { format: 'webp' })
    expect(store.get(exportOptionsAtom).format).toBe('webp')
    store.set(chooseTargetAtom, 'x')
    expect(store.get(exportOptionsAtom).format).toBe('png')
  })

  it('is undone by another ratio, and by choosing anything, which keeps the nearest', () => {
    store.set(chooseTargetAtom, 'facebook')
    store.set(chooseTargetAtom, 'anything')
    expect(shape()).toEqual({ target: 'anything', aspectRatio: '2:1' })
    store.set(chooseTargetAtom, 'facebook')
    store.set(changeSettingsAtom, { aspectRatio: '1:1', target: 'anything' })
    expect(pixels()).toEqual([1080, 1080])
  })

  it('is no part of a look that is kept', () => {
    store.set(chooseTargetAtom, 'facebook')
    store.set(saveMyTemplateAtom, 'Quiet')
    expect(store.get(myTemplatesAtom)[0]?.settings.target).toBe('anything')
  })
})

describe('an exact width', () => {
  it('takes the place of the resolution', () => {
    store.set(exportOptionsAtom, { widthPx: 1_001 })
    expect(pixels()).toEqual([1_001, 563])
    store.set(exportOptionsAtom, { widthPx: null })
    expect(pixels()).toEqual([1_920, 1_080])
  })

  it('may be as wide as the canvas allows', () => {
    store.set(exportOptionsAtom, { widthPx: store.get(mostWidthAtom) })
    expect(store.get(exportSizeAtom).limitedBy).toBeNull()
  })

  it('is the same object while a block is moved, so that nothing that shows it is rendered', () => {
    const before = store.get(exportSizeAtom)
    store.set(changeSettingsAtom, { placements: { content: { dx: 0.1, dy: 0, scale: 1, width: 0 } } })
    expect(store.get(exportSizeAtom)).toBe(before)
    store.set(changeSettingsAtom, { aspectRatio: '1:1' })
    expect(store.get(exportSizeAtom)).not.toBe(before)
  })
})

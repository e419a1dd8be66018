import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../src/card/templates'
import { MY_TEMPLATE_LIMITS } from '../../src/card/myTemplates'
import { applyLookAtom, changeSettingsAtom, settingsAtom } from '../../src/state/card'
import {
  addMyTemplatesAtom,
  hasRoomForTemplateAtom,
  saveMyTemplateAtom,
  activeMyTemplateAtom,
  myTemplatesAtom,
  openMyTemplatesAtom,
  removeMyTemplateAtom,
  renameMyTemplateAtom,
  TEMPLATES_KEY,
} from '../../src/state/myTemplates'
import { storageDependenciesAtom } from '../../src/state/storage/textStorage'
import { FakeStorage } from '../fixtures/fakeStorage'

describe('saved templates', () => {
  it('are restored after a reload, and applied except for the quotation marks', () => {
    const local = new FakeStorage()
    const first = openTab(local)
    first.set(changeSettingsAtom, { frameStyle: 'retro', shadow: 'lg' })
    expect(first.set(saveMyTemplateAtom, '  My   look ')).toMatchObject({ name: 'My look', isKept: true })
    const again = openTab(local)
    expect(namesIn(again)).toEqual(['My look'])
    again.set(changeSettingsAtom, { showQuotationMarks: false })
    expect(again.get(activeMyTemplateAtom)).toBeNull()
    again.set(applyLookAtom, again.get(myTemplatesAtom)[0]!.settings)
    expect(again.get(settingsAtom)).toMatchObject({
      frameStyle: 'retro',
      shadow: 'lg',
      showQuotationMarks: false,
    })
    expect(again.get(activeMyTemplateAtom)).toBe(again.get(myTemplatesAtom)[0]!.id)
  })

  it('get another name if theirs is taken, and can be renamed, but not to an empty name', () => {
    const tab = openTab(new FakeStorage())
    tab.set(saveMyTemplateAtom, 'Quiet')
    expect(tab.set(saveMyTemplateAtom, 'Quiet').name).toBe('Quiet 2')
    const { id } = tab.get(myTemplatesAtom)[0]!
    tab.set(renameMyTemplateAtom, id, 'Loud')
    tab.set(renameMyTemplateAtom, id, '   ')
    expect(namesIn(tab)).toEqual(['Loud', 'Quiet'])
  })

  it('can be restored at their place after deletion', () => {
    const local = new FakeStorage()
    const tab = openTab(local)
    for (const name of ['c', 'b', 'a']) tab.set(saveMyTemplateAtom, name)
    const { putBack } = tab.set(removeMyTemplateAtom, tab.get(myTemplatesAtom)[1]!.id)
    expect(namesIn(openTab(local))).toEqual(['a', 'c'])
    putBack()
    expect(namesIn(openTab(local))).toEqual(['a', 'b', 'c'])
  })

  it('of two tabs are merged into one list', () => {
    const local = new FakeStorage()
    const [one, two] = [openTab(local), openTab(local)]
    one.set(saveMyTemplateAtom, 'one')
    two.set(saveMyTemplateAtom, 'two')
    one.set(openMyTemplatesAtom)
    expect(namesIn(one)).toEqual(['two', 'one'])
  })

  it('from a file are added once, up to the limit', () => {
    const tab = openTab(new FakeStorage())
    const looks = Object.values(TEMPLATES).map(({ label, settings }) => ({ name: label.en, settings }))
    expect(tab.set(addMyTemplatesAtom, looks)).toEqual({ added: looks.length, isKept: true })
    expect(namesIn(tab)).toEqual(looks.map(({ name }) => name))
    expect(tab.set(addMyTemplatesAtom, looks).added).toBe(0)
    const many = Array.from({ length: 80 }, (_, at) => ({
      name: `n${at}`,
      settings: { ...TEMPLATES.minimal.settings, watermarkText: String(at) },
    }))
    expect(tab.set(addMyTemplatesAtom, many).added).toBe(MY_TEMPLATE_LIMITS.count - looks.length)
    expect(tab.get(hasRoomForTemplateAtom)).toBe(false)
  })

  it('are backed up unchanged if unreadable', () => {
    const local = new FakeStorage()
    local.setItem(TEMPLATES_KEY, '{"templates": oops')
    const tab = openTab(local)
    tab.set(saveMyTemplateAtom, 'new')
    expect(local.getItem(`${TEMPLATES_KEY}-damaged`)).toBe('{"templates": oops')
    expect(namesIn(openTab(local))).toEqual(['new'])
  })

  it('of a later version are never overwritten', () => {
    const local = new FakeStorage()
    const later = '{"version":9,"templates":{"by":"then"}}'
    local.setItem(TEMPLATES_KEY, later)
    const tab = openTab(local)
    tab.set(saveMyTemplateAtom, 'here')
    expect(namesIn(tab)).toEqual(['here'])
    expect(local.getItem(TEMPLATES_KEY)).toBe(later)
  })

  it('last as long as the page without storage, which every change says', () => {
    const tab = createStore()
    tab.set(storageDependenciesAtom, { local: () => null, session: () => null })
    tab.set(openMyTemplatesAtom)
    const { id, isKept } = tab.set(saveMyTemplateAtom, 'here')
    expect(isKept).toBe(false)
    expect(namesIn(tab)).toEqual(['here'])
    expect(tab.set(renameMyTemplateAtom, id, 'there')).toBe(false)
    const looks = [{ name: 'Retro', settings: TEMPLATES.minimal.settings }]
    expect(tab.set(addMyTemplatesAtom, looks)).toMatchObject({ isKept: false })
    expect(tab.set(removeMyTemplateAtom, id)).toMatchObject({ isKept: false })
  })

  it('that found no room last as long as the page beside those that are kept, and are kept once there is room', () => {
    const local = new FakeStorage()
    const tab = openTab(local)
    expect(tab.set(saveMyTemplateAtom, 'kept').isKept).toBe(true)
    local.quotaChars = 0
    expect(tab.set(saveMyTemplateAtom, 'first').isKept).toBe(false)
    const second = tab.set(saveMyTemplateAtom, 'second')
    tab.set(openMyTemplatesAtom)
    expect(namesIn(tab)).toEqual(['second', 'first', 'kept'])
    tab.set(removeMyTemplateAtom, second.id)
    tab.set(openMyTemplatesAtom)
    expect(namesIn(tab)).toEqual(['first', 'kept'])
    expect(namesIn(openTab(local))).toEqual(['kept'])
    local.quotaChars = 5_000_000
    expect(tab.set(saveMyTemplateAtom, 'third').isKept).toBe(true)
    expect(namesIn(openTab(local))).toEqual(['third', 'first', 'kept'])
  })
})

function openTab(local: FakeStorage) {
  const store = createStore()
  store.set(storageDependenciesAtom, { local: () => local, session: () => new FakeStorage() })
  store.set(openMyTemplatesAtom)
  return store
}

function namesIn(tab: ReturnType<typeof createStore>): string[] {
  return tab.get(myTemplatesAtom).map(({ name }) => name)
}

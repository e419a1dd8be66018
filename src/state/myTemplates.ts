import { atom, type Atom, type Getter, type Setter } from 'jotai'
import { unmarked, withBackground, type AddressOf } from '../card/cardPictures'
import { isSameLook, matchingLook } from '../card/looks'
import {
  unusedName,
  cleanTemplateName,
  MY_TEMPLATE_LIMITS,
  restoreMyTemplates,
  type MyTemplate,
} from '../card/myTemplates'
import type { CardSettings } from '../card/settings'
import { storedSettings } from '../card/stored'
import { isRecord, parsedJson } from '../scene/values'
import { settingsAtom } from './card'
import { quoteDependenciesAtom } from './quote'
import { readText, storageDependenciesAtom, writeText } from './storage/textStorage'
import { tryStorage } from './storage/storageView'
import { editorStateAtom, type EditorState } from './editorState'
import { saveAtom } from './storage/storage'

/** A visitor's templates under one local storage key. Each change rereads the list, so that tabs share it. */
export const TEMPLATES_KEY = 'quotidian-templates'
const DAMAGED_KEY = `${TEMPLATES_KEY}-damaged`
const VERSION = 1

const listAtom = atom<readonly MyTemplate[]>([])
const onlyHereAtom = atom<readonly MyTemplate[]>([]) // templates that could not be written; they last as long as the page
const isReadOnlyAtom = atom(false) // A later version's list must not be overwritten.

export const myTemplatesAtom: Atom<readonly MyTemplate[]> = listAtom
export const activeMyTemplateAtom = atom((get) => matchingLook(get(settingsAtom), get(listAtom))?.id ?? null)
export const hasRoomForTemplateAtom = atom((get) => get(listAtom).length < MY_TEMPLATE_LIMITS.count)

/** Called again when another tab has written. */
export const openMyTemplatesAtom = atom(null, (get, set) => {
  set(listAtom, readList(get, set).list)
})

/** Saves the current look, newest first. Returns its final name, and whether it persists beyond the page. */
export const saveMyTemplateAtom = atom(null, (get, set, name: string): MyTemplate & { isKept: boolean } => {
  const settings: CardSettings = { ...get(settingsAtom), target: 'anything' } // The target is not part of a look.
  const template: MyTemplate = { id: newId(get), name, settings }
  const isKept = change(get, set, (list) => {
    template.name = nameIn(list, name)
    return [template, ...list]
  })
  return { ...template, isKept }
})

/** An empty name changes nothing. Returns whether the change persists beyond the page. */
export const renameMyTemplateAtom = atom(null, (get, set, id: string, name: string): boolean => {
  const kept = cleanTemplateName(name)
  if (kept === '') return true
  return change(get, set, (list) =>
    list.map((template) => (template.id === id ? { ...template, name: kept } : template)),
  )
})

/** Returns a function that restores it at its position, and whether the change persists beyond the page. */
export const removeMyTemplateAtom = atom(null, (get, set, id: string) => {
  const at = get(listAtom).findIndex((template) => template.id === id)
  const removed = get(listAtom)[at]
  const isKept = change(get, set, (list) => list.filter((template) => template.id !== id))
  const putBack = () => {
    if (removed) change(get, set, (list) => list.toSpliced(at, 0, removed))
  }
  return { putBack, isKept }
})

/** Adds new looks, up to the limit; returns their number, and whether they persist beyond the page. */
export const addMyTemplatesAtom = atom(null, (get, set, looks: readonly Omit<MyTemplate, 'id'>[]) => {
  let added = 0
  const isKept = change(get, set, (list) => {
    const room = MY_TEMPLATE_LIMITS.count - list.length
    const known = list.map(({ settings }) => withBackground(settings, unmarked))
    const fresh = looks.filter(
      ({ settings }) => !known.some((look) => isSameLook(look, withBackground(settings, unmarked))),
    )
    return fresh.slice(0, Math.max(0, room)).reduceRight<readonly MyTemplate[]>((all, { name, settings }) => {
      added += 1
      return [{ id: newId(get), name: nameIn(all, name), settings }, ...all]
    }, list)
  })
  return { added, isKept }
})

/** Other addresses for the looks' pictures. */
function changeTemplatePictures(get: Getter, set: Setter, addressOf: AddressOf) {
  const isOther = ({ settings: { backgroundImage } }: MyTemplate) =>
    addressOf(backgroundImage.src) !== backgroundImage.src
  const readdressed = (look: MyTemplate) => ({ ...look, settings: withBackground(look.settings, addressOf) })
  if (readList(get, set).list.some(isOther)) change(get, set, (list) => list.map(readdressed))
}

/** Returns whether the list was written, and so persists. */
function change(get: Getter, set: Setter, act: (list: readonly MyTemplate[]) => readonly MyTemplate[]) {
  const { list, stored } = readList(get, set)
  const next = act(list).slice(0, MY_TEMPLATE_LIMITS.count)
  set(listAtom, next)
  let isKept = false
  if (!get(isReadOnlyAtom))
    tryStorage(set, () => {
      const templates = next.map((one) => ({ ...one, settings: storedSettings(one.settings) }))
      const text = JSON.stringify({ version: VERSION, templates })
      writeText(get(storageDependenciesAtom).local, TEMPLATES_KEY, text)
      isKept = true
    })
  set(onlyHereAtom, isKept ? [] : without(next, stored))
  return isKept
}

/** Unwritten templates followed by stored ones; if storage is unreadable, this tab's list. */
function readList(get: Getter, set: Setter) {
  const known = { list: get(listAtom), stored: [] as readonly MyTemplate[] }
  tryStorage(set, () => {
    const stored = listInStorage(get, set)
    if (!stored) return
    known.stored = stored
    known.list = [...without(get(onlyHereAtom), stored), ...stored]
  })
  return known
}

function without(list: readonly MyTemplate[], others: readonly MyTemplate[]): readonly MyTemplate[] {
  return list.filter(({ id }) => !others.some((other) => other.id === id))
}

/** null if there is none. Backs up an unreadable list unchanged. @throws {StorageError} */
function listInStorage(get: Getter, set: Setter): readonly MyTemplate[] | null {
  const { local } = get(storageDependenciesAtom)
  const text = readText(local, TEMPLATES_KEY)
  if (text === null) return null
  const data = parsedJson(text)
  const record = isRecord(data) ? data : {}
  if (typeof record.version === 'number' && record.version > VERSION) {
    set(isReadOnlyAtom, true)
    return null
  }
  if (Array.isArray(record.templates)) return restoreMyTemplates(record.templates)
  writeText(local, DAMAGED_KEY, text)
  return null
}

function nameIn(list: readonly MyTemplate[], name: string): string {
  return unusedName(
    name,
    list.map((other) => other.name),
  )
}

function newId(get: Getter): string {
  const { now, random } = get(quoteDependenciesAtom)
  return `${now().getTime().toString(36)}-${random().toString(36).slice(2, 10)}`
}

/** Other addresses for pictures, in all steps of the history and all looks, so that none is asked about again. */
export const loadCardPicturesAtom = atom(null, (get, set, addressOf: AddressOf) => {
  const readdressed = (_key: string, value: unknown) => (typeof value === 'string' ? addressOf(value) : value)
  set(editorStateAtom, JSON.parse(JSON.stringify(get(editorStateAtom)), readdressed) as EditorState)
  changeTemplatePictures(get, set, addressOf)
  set(saveAtom) // The page of sets does not save by itself.
})

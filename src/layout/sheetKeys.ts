import type { CardSettings } from '../card/settings'
import type { TonesOf } from '../look/pictureTones'

const toneNames = new WeakMap<object, number>()
let lastName = 0

/** A name for what is known of a picture's tones: the same while it is the same object. */
export function nameOf(tones: ReturnType<TonesOf>): string {
  if (typeof tones !== 'object' || tones === null) return String(tones)
  const name = toneNames.get(tones) ?? ++lastName
  toneNames.set(tones, name)
  return String(name)
}

const looks = new WeakMap<CardSettings, CardSettings>()
let lastLook: CardSettings | null = null

/** The settings that stand for these: the same object while only blocks are moved by hand, sixty times a second. */
export function lookOf(settings: CardSettings): CardSettings {
  const known = looks.get(settings)
  const last = lastLook
  lastLook = known ?? (last !== null && differsInPlacementsOnly(settings, last) ? last : settings)
  looks.set(settings, lastLook)
  return lastLook
}

function differsInPlacementsOnly(a: CardSettings, b: CardSettings): boolean {
  return (Object.keys(a) as (keyof CardSettings)[]).every(
    (key) => key === 'placements' || Object.is(a[key], b[key]),
  )
}

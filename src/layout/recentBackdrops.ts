import type { CardSettings } from '../card/settings'
import type { Frame } from '../look/frames/frame'
import type { TonesOf } from '../look/pictureTones'
import { isSameJson, keysOf } from '../scene/values'
import type { Backdrop } from './backdrop'

/** What a backdrop was built from. */
interface BackdropSource {
  settings: CardSettings
  frame: Frame
  tones: ReturnType<TonesOf> // of its picture
  key: string // everything else
}

const CAPACITY = 64 // dragging words over a picture needs one per position; each thumbnail needs one

/** Most recently used first. */
const recent: (BackdropSource & { backdrop: Backdrop })[] = []

/** The backdrop that was laid from the same before, or else what `lay` gives. */
export function recentBackdrop(source: BackdropSource, lay: () => Backdrop): Backdrop {
  const at = recent.findIndex((kept) => isSameSource(kept, source))
  const found = at < 0 ? { ...source, backdrop: withKnownNodes(source, lay()) } : recent[at]!
  if (at >= 0) recent.splice(at, 1)
  recent.unshift(found)
  if (recent.length > CAPACITY) recent.pop()
  return found.backdrop
}

/**
 * Settings of text make another backdrop (its plan has their sizes) but mostly the same nodes: those keep their array, so
 * that nothing below the words is painted anew while a slider is pulled.
 */
function withKnownNodes(source: BackdropSource, backdrop: Backdrop): Backdrop {
  const known = recent.find((kept) => isSameSource(kept, source, ['placements', 'textSettings']))
  return known && isSameJson(known.backdrop.nodes, backdrop.nodes)
    ? { ...backdrop, nodes: known.backdrop.nodes }
    : backdrop
}

/** Placements do not affect the backdrop. */
function isSameSource(
  a: BackdropSource,
  b: BackdropSource,
  ignored: readonly (keyof CardSettings)[] = ['placements'],
): boolean {
  return (
    a.key === b.key &&
    a.frame === b.frame &&
    a.tones === b.tones &&
    hasSameLook(a.settings, b.settings, ignored)
  )
}

function hasSameLook(a: CardSettings, b: CardSettings, ignored: readonly (keyof CardSettings)[]): boolean {
  return a === b || keysOf(a).every((key) => ignored.includes(key) || Object.is(a[key], b[key]))
}

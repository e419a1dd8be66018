import type { CardSettings } from '../card/settings'
import type { TonesOf } from '../look/pictureTones'
import type { Backdrop } from './backdrop'

/** What a backdrop was laid from. */
interface BackdropSource {
  settings: CardSettings
  tones: ReturnType<TonesOf> // of its picture
  key: string // all else
}

const KEPT = 64 // words dragged over a picture leave a backdrop for each place; thumbnails one each

/** The latest first. */
const recent: (BackdropSource & { backdrop: Backdrop })[] = []

/** The backdrop that was laid from the same before, or else what `lay` gives. */
export function recentBackdrop(source: BackdropSource, lay: () => Backdrop): Backdrop {
  const at = recent.findIndex((kept) => isSameSource(kept, source))
  const found = at < 0 ? { ...source, backdrop: lay() } : recent[at]!
  if (at >= 0) recent.splice(at, 1)
  recent.unshift(found)
  if (recent.length > KEPT) recent.pop()
  return found.backdrop
}

function isSameSource(a: BackdropSource, b: BackdropSource): boolean {
  return a.key === b.key && a.tones === b.tones && hasSameLook(a.settings, b.settings)
}

/** Where blocks stand changes nothing below them. */
function hasSameLook(a: CardSettings, b: CardSettings): boolean {
  return (
    a === b ||
    (Object.keys(a) as (keyof CardSettings)[]).every(
      (key) => key === 'placements' || Object.is(a[key], b[key]),
    )
  )
}

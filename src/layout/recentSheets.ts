import type { CardSettings } from '../card/settings'
import type { TonesOf } from '../look/pictureTones'
import type { Sheet } from './sheet'

/** What a sheet was laid from. */
interface SheetSource {
  settings: CardSettings
  tones: ReturnType<TonesOf> // of its picture
  key: string // all else
}

const KEPT = 64 // words dragged over a picture leave a sheet for each place; thumbnails one each

/** The latest first. */
const recent: (SheetSource & { sheet: Sheet })[] = []

/** The sheet that was laid from the same before, or else what `lay` gives. */
export function recentSheet(source: SheetSource, lay: () => Sheet): Sheet {
  const at = recent.findIndex((kept) => isSameSource(kept, source))
  const found = at < 0 ? { ...source, sheet: lay() } : recent[at]!
  if (at >= 0) recent.splice(at, 1)
  recent.unshift(found)
  if (recent.length > KEPT) recent.pop()
  return found.sheet
}

function isSameSource(a: SheetSource, b: SheetSource): boolean {
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

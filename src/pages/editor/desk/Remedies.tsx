import { useAtomValue, useSetAtom, useStore, atom, type Getter } from 'jotai'
import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneNotice, BlockId } from '../../../scene/nodes'
import actionStyles from '../../../ui/TextAction.module.css'
import { PLACEMENT_LIMITS, withPlacement } from '../../../card/placements'
import type { CardSettings } from '../../../card/settings'
import { browserWorld } from '../../../draw/fonts/browserMetrics'
import { isMissing, FULL_VIEW, type View } from '../../../layout/view'
import { COMPACT_RATIO, RATIOS, type RatioId } from '../../../look/ratios'
import { keysOf } from '../../../scene/values'
import { beginStepAtom, changeSettingsAtom, endStepAtom, settingsAtom } from '../../../state/card'
import { shownCardAtom } from '../../../state/draft'
import { editorScene } from '../../../state/editorScene'
import { layoutAtom } from '../../../state/scene'
import { showsActualRatioAtom, viewAtom } from '../../../state/view'
import { nearest } from '../canvas/geometry/sizing'
import { placementOf } from '../canvas/state/blockChanges'
import { splittingAtom } from '../useSetting'
import { draggedOntoWordsAtom, putBackAtom } from './overlap'
import { activeGestureAtom } from '../canvas/state/session'

const PAUSE_MS = 300 // Each remedy is tried by a layout, which should slow no typing and no gesture down.

interface RemediesProps {
  notices: readonly SceneNotice[] // new whenever the card is laid out again
  status: RefObject<HTMLElement | null> // takes the focus, as the buttons disappear with their notice
}

export function Remedies({ notices, status }: RemediesProps) {
  const { t } = useTranslation()
  const store = useStore()
  const remedy = useSetAtom(remedyAtom)
  const canPutBack = useAtomValue(draggedOntoWordsAtom).length > 0
  const putBack = useSetAtom(putBackAtom)
  const isIdle = useAtomValue(activeGestureAtom) === 'idle'
  const [helping, setHelping] = useState<readonly RemedyId[]>([])
  const [pages, setPages] = useState<number | null>(null)
  const split = useSetAtom(splittingAtom)
  useEffect(() => {
    if (!isIdle) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      setHelping(remediesOf(store.get))
      void import('../pages/splitText')
        .then(({ offeredPages }) => offeredPages(store.get, stop.signal))
        .then((count) => stop.signal.aborted || setPages(count))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isIdle, notices, store])
  const offer = (words: string, run: () => void) => (
    <button
      key={words}
      type="button"
      className={actionStyles.action}
      onClick={() => {
        status.current?.focus()
        run()
      }}
    >
      {words}
    </button>
  )
  return [
    canPutBack && offer(t('editor.remedies.putBack'), putBack),
    ...helping.map((id) => offer(t(`editor.remedies.${id}`), () => remedy(id))),
    pages !== null &&
      offer(t('editor.remedies.pages', { count: pages }), () =>
        split(({ splitAtom }) => store.set(splitAtom)),
      ),
  ]
}

const REMEDY_IDS = ['taller', 'smaller'] as const
export type RemedyId = (typeof REMEDY_IDS)[number]

type Patch = Partial<CardSettings>

interface Remedy {
  view: View // in which the card is seen with it
  most: Patch | null // the furthest that it goes; null if it cannot
  least: (helps: (patch: Patch) => boolean) => Patch | null
}

const SMALLEST = 0.1 // × the size shown

const heightOf = (ratio: RatioId) => RATIOS[ratio].height / RATIOS[ratio].width
const BY_HEIGHT = keysOf(RATIOS).toSorted((one, other) => heightOf(one) - heightOf(other))

const REMEDIES: Record<RemedyId, (get: Getter) => Remedy> = {
  taller(get) {
    const isCompact = get(viewAtom).mode === 'compact'
    const now = heightOf(isCompact ? COMPACT_RATIO : get(settingsAtom).aspectRatio)
    const patches = BY_HEIGHT.filter((id) => heightOf(id) > now).map((aspectRatio) => ({ aspectRatio }))
    // A phone that shows every ratio at 4:5 then shows the actual one.
    return { view: FULL_VIEW, most: patches.at(-1) ?? null, least: (helps) => patches.find(helps) ?? null }
  },
  smaller(get) {
    const ids = lostBlocks(noticesNow(get))
    const times = (share: number): Patch => ({
      placements: ids.reduce((placements, id) => {
        const placement = placementOf(get, id)
        const scale = Math.max(PLACEMENT_LIMITS.scale.min, placement.scale * share)
        return withPlacement(placements, id, { ...placement, scale })
      }, get(settingsAtom).placements),
    })
    return {
      view: get(viewAtom),
      most: times(SMALLEST),
      least: (helps) => times(nearest(SMALLEST, 1, (share) => helps(times(share)))),
    }
  },
}

export function remediesOf(get: Getter): RemedyId[] {
  if (!noticesNow(get).some((notice) => isCut(notice) || isSmall(notice))) return []
  return REMEDY_IDS.filter((id) => {
    const { most, view } = REMEDIES[id](get)
    return most !== null && showsAll(get, most, view)
  })
}

/** Changes no more than is needed. One undo step. */
export const remedyAtom = atom(null, (get, set, id: RemedyId) => {
  const { least, view } = REMEDIES[id](get)
  const patch = least((tried) => showsAll(get, tried, view))
  if (!patch) return
  if (view === FULL_VIEW) set(showsActualRatioAtom, true)
  set(beginStepAtom)
  set(changeSettingsAtom, patch)
  set(endStepAtom)
})

function showsAll(get: Getter, patch: Patch, view: View): boolean {
  const card = get(shownCardAtom)
  if (!card) return false
  const changed = { ...card, settings: { ...card.settings, ...patch } }
  const laid = get(layoutAtom).layoutCard(changed, browserWorld(view))
  const mayBeSmall = noticesNow(get).some(isCut)
  return !isMissing(laid) && !laid.notices.some((notice) => isCut(notice) || (!mayBeSmall && isSmall(notice)))
}

export function noticesNow(get: Getter): readonly SceneNotice[] {
  return get(editorScene.readySceneAtom)?.notices ?? []
}

/** A seal has four characters at any size. */
function isCut(notice: SceneNotice): boolean {
  if (notice.code === 'truncated') return notice.block !== 'seal'
  return notice.code === 'language-left-out' || notice.code === 'no-room-for-pinyin'
}

export function isSmall(notice: SceneNotice): boolean {
  return notice.code === 'small-type'
}

/** A quote and its translation yield together. */
function lostBlocks(notices: readonly SceneNotice[]): BlockId[] {
  const cut = notices.flatMap((notice) =>
    notice.code === 'truncated' ? [notice.block] : ['content' as const],
  )
  const areWords = cut.some((id) => id === 'content' || id === 'translation')
  return [...new Set([...cut, ...(areWords ? (['content', 'translation'] as const) : [])])]
}

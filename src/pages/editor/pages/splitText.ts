import { atom, type Getter } from 'jotai'
import type { LongText } from '../../../card/pages'
import { PAGES_LIMITS, QUOTE_LIMITS } from '../../../card/limits'
import { i18n } from '../../../language/i18n'
import { cardAtom, cardKindAtom, keptIdAtom, undoAtom, undoLaterAtom } from '../../../state/card'
import { openCardAtom } from '../../../state/openCard'
import { pushToastAtom, undoable } from '../../../state/toasts'
import { hasPagesAtom, isSplittingAtom } from '../../../state/view'
import type { BlockId } from '../../../scene/nodes'
import { isSmall, noticesNow } from '../desk/Remedies'
import { placeWords } from '../useEditorQuote'

const importPages = () => import('../../../state/pages')

const LONG_TEXTS: readonly BlockId[] = ['content', 'translation']

/** In how many pages a text that is cut or small would be whole; null if that is no remedy. */
export async function offeredPages(get: Getter, signal: AbortSignal): Promise<number | null> {
  const isLong = noticesNow(get).some(
    (notice) => isSmall(notice) || (notice.code === 'truncated' && LONG_TEXTS.includes(notice.block)),
  )
  if (!isLong || get(hasPagesAtom) || get(cardKindAtom) !== 'quote') return null
  const count = await importPages().then(
    ({ countPages }) => countPages(get, signal),
    () => null,
  )
  return count !== null && count > 1 ? count : null
}

/** The card's words into pages, or another long text, with undo. What keeps them from it is said. */
export const splitAtom = atom(null, async (get, set, long?: LongText) => {
  const [before, keptId] = [get(cardAtom), get(keptIdAtom)]
  set(isSplittingAtom, true)
  const problem = await importPages()
    .then(({ makePagesAtom }) => set(makePagesAtom, long))
    .catch(() => 'failed' as const)
  set(isSplittingAtom, false)
  if (problem) {
    const text = i18n.t(`pages.${problem}`, { most: PAGES_LIMITS.pages })
    set(pushToastAtom, { kind: 'failure', text })
  } else if (long && before) {
    const undo = set(undoLaterAtom, () => set(openCardAtom, before, keptId))
    const actions = [{ label: i18n.t('editor.undo'), ...undo }]
    set(pushToastAtom, { kind: 'done', text: i18n.t('pages.placed'), actions })
  }
})

/** A text of any length that is longer than one card's. */
export const splitLongAtom = atom(null, async (_get, set, text: string) => {
  if (text.length > PAGES_LIMITS.text) {
    const most = PAGES_LIMITS.text.toLocaleString()
    return set(pushToastAtom, { kind: 'failure', text: i18n.t('pages.tooLong', { most }) })
  }
  const { readLongText } = await import('../../../card/longText')
  return set(splitAtom, readLongText(text))
})

/** One card again. */
export const joinAtom = atom(null, async (get, set) => {
  const { leavePagesAtom } = await importPages()
  if (!get(hasPagesAtom) || !set(leavePagesAtom)) return
  const text = i18n.t('pages.cut', { most: QUOTE_LIMITS.text.toLocaleString() })
  set(
    pushToastAtom,
    undoable(text, i18n.t('editor.undo'), () => set(undoAtom)),
  )
})

/** Pasted text becomes the quote, with undo; other text is refused in words. */
export const pasteTextAtom = atom(null, async (get, set, text: string) => {
  const parsed = await import('../../../products/parseInput').then(
    ({ parseInput }) => parseInput(text),
    () => ({ kind: 'error', code: 'no-code' }) as const,
  )
  const isLong = parsed.kind === 'long' || (parsed.kind === 'error' && parsed.code === 'too-long')
  if (isLong) return set(splitLongAtom, text)
  if (parsed.kind === 'error') {
    const refusal = i18n.t(`home.input.problem.${parsed.code}.title`)
    return parsed.code === 'empty' ? undefined : set(pushToastAtom, { kind: 'failure', text: refusal })
  }
  if (parsed.kind === 'product')
    return set(pushToastAtom, { kind: 'failure', text: i18n.t('pictures.linkPasted') })
  const { kind: _kind, ...words } = parsed
  placeWords(get, set, words)
})

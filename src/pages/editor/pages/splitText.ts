import { atom } from 'jotai'
import type { LongText } from '../../../card/pages'
import { PAGES_LIMITS, QUOTE_LIMITS } from '../../../card/limits'
import { i18n } from '../../../language/i18n'
import { cardAtom, keptIdAtom, undoAtom, undoLaterAtom } from '../../../state/card'
import { openCardAtom } from '../../../state/openCard'
import { pushToastAtom, undoable } from '../../../state/toasts'
import { hasPagesAtom, isSplittingAtom } from '../../../state/view'

const importPages = () => import('../../../state/pages')

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

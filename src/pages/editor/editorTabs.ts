import { atom } from 'jotai'

export const LEFT_TABS = ['content', 'display', 'text'] as const
export const RIGHT_TABS = ['templates', 'background', 'frame'] as const
export const ALL_TABS = [...LEFT_TABS, ...RIGHT_TABS] as const

export type LeftTab = (typeof LEFT_TABS)[number]
export type RightTab = (typeof RIGHT_TABS)[number]
export type EditorTab = LeftTab | RightTab

/** The open panels; a change of layout, such as a rotated tablet, keeps them. */
export const leftTabAtom = atom<LeftTab>('content')
export const rightTabAtom = atom<RightTab>('templates')
/** The side focused last, whose panel a drawer shows. */
export const lastSideAtom = atom<'left' | 'right'>('left')

export const drawerTabAtom = atom(
  (get): EditorTab => (get(lastSideAtom) === 'left' ? get(leftTabAtom) : get(rightTabAtom)),
  (_get, set, tab: EditorTab) => {
    if (isLeft(tab)) set(leftTabAtom, tab)
    else set(rightTabAtom, tab)
    set(lastSideAtom, isLeft(tab) ? 'left' : 'right')
  },
)

export type DrawerStop = 'closed' | 'half' | 'tall'

export const drawerStopAtom = atom<DrawerStop>('half')

export const openDrawerAtom = atom(null, (get, set) => {
  if (get(drawerStopAtom) === 'closed') set(drawerStopAtom, 'half')
})

/** Closed with the editor; a change of layout keeps it. */
export const isExportOpenAtom = atom(false)

export const contentPartAtom = atom<'quoteContent' | 'translation' | 'media'>('quoteContent')
/** True after opening fields for input, until the first empty one has focus. */
export const focusesEmptyFieldAtom = atom(false)
export const textPartAtom = atom<'font' | 'size' | 'color' | 'composition'>('font')

export function isLeft(tab: EditorTab): tab is LeftTab {
  return (LEFT_TABS as readonly string[]).includes(tab)
}

import { atom } from 'jotai'

export const LEFT_TABS = ['content', 'display', 'text'] as const
export const RIGHT_TABS = ['templates', 'background', 'frame'] as const
export const ALL_TABS = [...LEFT_TABS, ...RIGHT_TABS] as const

export type LeftTab = (typeof LEFT_TABS)[number]
export type RightTab = (typeof RIGHT_TABS)[number]
export type EditorTab = LeftTab | RightTab

/** The open panels. They survive a change of layout, such as a tablet being rotated. */
export const leftTabAtom = atom<LeftTab>('content')
export const rightTabAtom = atom<RightTab>('templates')
/** Whose panel a drawer shows: where there are both, that in which the focus was last. */
export const lastSideAtom = atom<'left' | 'right'>('left')

/** The open panel in layouts where all six share a drawer. */
export const drawerTabAtom = atom(
  (get): EditorTab => (get(lastSideAtom) === 'left' ? get(leftTabAtom) : get(rightTabAtom)),
  (_get, set, tab: EditorTab) => {
    if (isLeft(tab)) set(leftTabAtom, tab)
    else set(rightTabAtom, tab)
    set(lastSideAtom, isLeft(tab) ? 'left' : 'right')
  },
)

/** How far a drawer or a phone's sheet is open. */
export type DrawerStop = 'closed' | 'half' | 'tall'

export const drawerStopAtom = atom<DrawerStop>('half')

/** Opens a closed drawer; an open one stays as it is. */
export const openDrawerAtom = atom(null, (get, set) => {
  if (get(drawerStopAtom) === 'closed') set(drawerStopAtom, 'half')
})

/** The export settings, over the card or the panels; closed with the editor. They too survive a change of layout. */
export const isExportOpenAtom = atom(false)

export const contentPartAtom = atom<'quoteContent' | 'translation' | 'media'>('quoteContent')
/** True from when fields are opened to be filled in until the first empty one has the focus. */
export const focusesEmptyFieldAtom = atom(false)
export const textPartAtom = atom<'font' | 'size' | 'color' | 'composition'>('font')

export function isLeft(tab: EditorTab): tab is LeftTab {
  return (LEFT_TABS as readonly string[]).includes(tab)
}

import type { ExportActions } from '../actions/exportActions'

export const OUTLETS = ['zip', 'folder', 'share'] as const
export type OutletId = (typeof OUTLETS)[number]

interface OutletBrowser {
  actions: ExportActions // for a single picture
  picksFolders: boolean
}

/** The default comes first: on a phone the share sheet. One zip if nothing is known. */
export function offeredOutlets({ actions, picksFolders }: OutletBrowser): OutletId[] {
  const downloads = actions.offered.includes('device')
  const shares = actions.offered.includes('share')
  const isTouch = actions.offered.includes('hold')
  const offered: [OutletId, boolean][] = [
    ['share', shares && isTouch],
    ['zip', downloads],
    ['folder', picksFolders],
    ['share', shares && !isTouch && !downloads],
  ]
  const ids = offered.filter(([, isOffered]) => isOffered).map(([id]) => id)
  return ids.length > 0 ? ids : ['zip']
}

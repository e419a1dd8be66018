/** Where the files of a set go: one zip file, a folder that the visitor picks, or the share sheet, ten at a time. */
export const OUTLETS = ['zip', 'folder', 'share'] as const
export type OutletId = (typeof OUTLETS)[number]

/** What decides them, as the browser tells it. */
export interface OutletBrowser {
  picksFolders: boolean
  sharesFiles: boolean
  isTouch: boolean
  downloads: boolean
}

/** Where files can go in this browser, the first as a rule. */
export function offeredOutlets({ picksFolders, sharesFiles, isTouch, downloads }: OutletBrowser): OutletId[] {
  const offered: [OutletId, boolean][] = isTouch
    ? [
        ['share', sharesFiles],
        ['zip', downloads],
        ['folder', picksFolders],
      ]
    : [
        ['zip', downloads],
        ['folder', picksFolders],
        ['share', sharesFiles && !downloads],
      ]
  const ids = offered.filter(([, isOffered]) => isOffered).map(([id]) => id)
  return ids.length > 0 ? ids : ['zip']
}

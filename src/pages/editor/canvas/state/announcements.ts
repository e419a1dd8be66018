import { atom } from 'jotai'
import type { PartId } from '../../../../scene/nodes'

/** What was done on the card, for those who do not see it. */
export interface Announcement {
  what: 'moved' | 'sized' | 'widened' | 'reset' | 'hidden' | 'zoomed'
  id: PartId
}

const announcementBaseAtom = atom<{ told: Announcement; count: number } | null>(null)

export const lastAnnouncementAtom = atom((get) => get(announcementBaseAtom))

export const announceAtom = atom(null, (get, set, told: Announcement) => {
  set(announcementBaseAtom, { told, count: (get(announcementBaseAtom)?.count ?? 0) + 1 })
})

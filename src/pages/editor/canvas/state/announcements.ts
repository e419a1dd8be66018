import { atom, type Atom } from 'jotai'
import type { PartId } from '../../../../scene/nodes'

export interface Announcement {
  what: 'moved' | 'sized' | 'widened' | 'reset' | 'hidden' | 'zoomed'
  id: PartId
}

const announcementBaseAtom = atom<{ announcement: Announcement; count: number } | null>(null)

export const lastAnnouncementAtom: Atom<{ announcement: Announcement; count: number } | null> =
  announcementBaseAtom

export const announceAtom = atom(null, (get, set, announcement: Announcement) => {
  set(announcementBaseAtom, { announcement, count: (get(announcementBaseAtom)?.count ?? 0) + 1 })
})

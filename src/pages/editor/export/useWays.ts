import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportWays, type ExportWays, type WayId } from '../../../export/ways/exportWays'
import { thisBrowser } from '../../../export/ways/thisBrowser'
import type { IconName } from '../../../ui/Icon'
import { goWay, isWaitingAtom } from './goWay'

/** What the export button shows, by what it does here. */
export const WAY_ICONS: Record<WayId, IconName> = {
  device: 'download',
  share: 'share',
  hold: 'hold',
  copyPicture: 'copy',
  copyCaption: 'lines',
  copyAltText: 'altText',
  copyLink: 'link',
  copyPrivateLink: 'lock',
  print: 'print',
}

/** The ways that this browser has, and how to go one. */
export function useWays(): { ways: ExportWays; isWaiting: boolean; go: (way: WayId) => void } {
  const { t } = useTranslation()
  const store = useStore()
  const [ways] = useState(() => exportWays(thisBrowser()))
  const isWaiting = useAtomValue(isWaitingAtom)
  return { ways, isWaiting, go: (way) => void goWay(way, { store, t, ways }) }
}

import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportWays, type ExportWays, type WayId } from '../../../export/ways/exportWays'
import { thisBrowser } from '../../../export/ways/thisBrowser'
import type { IconDrawing } from '../../../ui/Icon'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { goWay, isWaitingAtom } from './goWay'

/** What the export button shows, by what it does here. */
export const WAY_ICONS: Record<WayId, IconDrawing> = {
  device: TOOL_ICONS.download,
  share: TOOL_ICONS.share,
  hold: TOOL_ICONS.hold,
  copyPicture: TOOL_ICONS.copy,
  copyCaption: TOOL_ICONS.lines,
  copyAltText: TOOL_ICONS.altText,
  copyLink: TOOL_ICONS.link,
  copyPrivateLink: TOOL_ICONS.lock,
  print: TOOL_ICONS.print,
}

/** The ways that this browser has, and how to go one. */
export function useWays(): { ways: ExportWays; isWaiting: boolean; go: (way: WayId) => void } {
  const { t } = useTranslation()
  const store = useStore()
  const [ways] = useState(() => exportWays(thisBrowser()))
  const isWaiting = useAtomValue(isWaitingAtom)
  return { ways, isWaiting, go: (way) => void goWay(way, { store, t, ways }) }
}

import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SET_PATH } from '../../../card/cardAddress'
import { exportWays, type ExportWays, type WayId } from '../../../export/ways/exportWays'
import { thisBrowser } from '../../../export/ways/thisBrowser'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { isWaitingAtom, runExportAction } from '../../shared/export/runExportAction'
import { cardToExport } from './cardToExport'

/** The ways that this browser has, and how to go one. */
export function useWays(): { ways: ExportWays; isWaiting: boolean; go: (way: WayId) => void } {
  const { t } = useTranslation()
  const store = useStore()
  const [ways] = useState(() => exportWays(thisBrowser()))
  const isWaiting = useAtomValue(isWaitingAtom)
  const navigate = useNavigate()
  const go = (way: WayId) =>
    way === 'set'
      ? void navigate(withLanguage(SET_PATH, currentLanguage()))
      : void runExportAction(way, ...cardToExport({ store, t, ways }))
  return { ways, isWaiting, go }
}

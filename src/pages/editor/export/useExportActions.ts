import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SET_PATH } from '../../../card/cardAddress'
import { exportActions, type ExportActionId, thisBrowser } from '../../../export/actions/exportActions'
import { localPath } from '../../../language/i18n'
import { isWaitingAtom, runExportAction } from '../../shared/export/runExportAction'
import { cardToExport } from './cardToExport'

export function useExportActions() {
  const { t } = useTranslation()
  const store = useStore()
  const [actions] = useState(() => exportActions(thisBrowser()))
  const isWaiting = useAtomValue(isWaitingAtom)
  const navigate = useNavigate()
  const go = (exportAction: ExportActionId) =>
    exportAction === 'set'
      ? void navigate(localPath(SET_PATH))
      : void runExportAction(exportAction, ...cardToExport({ store, t, actions }))
  return { actions, isWaiting, go }
}

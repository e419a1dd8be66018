import '../../../language/editorTexts'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportActions, type ExportActionId, thisBrowser } from '../../../export/actions/exportActions'
import { ActionMenu } from '../../../ui/ActionMenu'
import { exportActionItems } from '../../shared/export/exportActionItems'
import { runExportAction } from '../../shared/export/runExportAction'
import { dayFileAtom, dayToExport, makeDayFileAtom } from './dayToExport'
import type { MenuState } from '../../../ui/useMenu'

const DAY_WAYS = [
  'device',
  'share',
  'hold',
  'copyPicture',
  'copyCaption',
  'copyLink',
] as const satisfies readonly ExportActionId[]

export function ShareMenu({ menu }: { menu: MenuState }) {
  const { t } = useTranslation()
  const store = useStore()
  const [actions] = useState(() => exportActions(thisBrowser()))
  const picture = useAtomValue(dayFileAtom)
  const makeFile = useSetAtom(makeDayFileAtom)
  useEffect(() => void makeFile(), [makeFile])
  const ids = DAY_WAYS.filter((id) => actions.offered.includes(id))
  const details = { copyLink: t('day.thisPage') }
  return (
    <ActionMenu
      label={t('day.share')}
      items={exportActionItems({ actions, ids, picture, details }, t)}
      menu={menu}
      onChoose={(id) => void runExportAction(id, ...dayToExport({ store, t, actions }))}
    />
  )
}

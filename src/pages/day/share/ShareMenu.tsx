import '../../../language/editorTexts'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportActions, type ExportActionId } from '../../../export/actions/exportActions'
import { thisBrowser } from '../../../export/actions/thisBrowser'
import { ActionMenu } from '../../../ui/ActionMenu'
import { fileWords } from '../../shared/export/fileWords'
import { WAY_ICONS } from '../../shared/export/exportActionIcons'
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
  const [browserWays] = useState(() => exportActions(thisBrowser()))
  const { offered, main } = browserWays
  const file = useAtomValue(dayFileAtom)
  const makeFile = useSetAtom(makeDayFileAtom)
  useEffect(() => void makeFile(), [makeFile])
  const details: Partial<Record<(typeof DAY_WAYS)[number], string>> = {
    ...(file && { device: t('ways.fileNote', fileWords(file)) }),
    share: t('ways.details.share'),
    copyPicture: 'PNG',
    copyCaption: t('ways.details.copyCaption'),
    copyLink: t('day.thisPage'),
  }
  const actions = DAY_WAYS.filter((id) => offered.includes(id)).map((id) => ({
    id,
    label: t(`ways.names.${id}`),
    icon: WAY_ICONS[id],
    detail: details[id],
    isMain: id === main,
  }))
  return (
    <ActionMenu
      label={t('day.share')}
      items={actions}
      menu={menu}
      onChoose={(id) => void runExportAction(id, ...dayToExport({ store, t, actions: browserWays }))}
    />
  )
}

import '../../../language/editorTexts'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { exportWays } from '../../../export/ways/exportWays'
import { thisBrowser } from '../../../export/ways/thisBrowser'
import { ActionMenu } from '../../../ui/ActionMenu'
import { fileWords } from '../../editor/export/fileWords'
import { WAY_ICONS } from '../../editor/export/wayIcons'
import { DAY_WAYS, dayFileAtom, goDayWay, makeAhead, type DayWay } from './goDayWay'

interface ShareMenuProps {
  menuProps: ComponentProps<'div'>
  onClose: () => void
}

/** The editor's ways to save and share, for a day's card; its link is this page. */
export function ShareMenu({ menuProps, onClose }: ShareMenuProps) {
  const { t } = useTranslation()
  const store = useStore()
  const [{ offered, main }] = useState(() => exportWays(thisBrowser()))
  const file = useAtomValue(dayFileAtom)
  useEffect(() => void makeAhead({ store, t }), [store, t])
  const details: Partial<Record<DayWay, string>> = {
    ...(file && { device: t('ways.fileNote', fileWords(file)) }),
    share: t('ways.details.share'),
    copyPicture: 'PNG',
    copyCaption: t('ways.details.copyCaption'),
    copyLink: t('day.thisPage'),
  }
  const items = DAY_WAYS.filter((id) => offered.includes(id)).map((id) => ({
    id,
    label: t(`ways.names.${id}`),
    icon: WAY_ICONS[id],
    detail: details[id],
    isMain: id === main,
  }))
  return (
    <ActionMenu
      label={t('day.share')}
      items={items}
      menuProps={menuProps}
      onChoose={(id) => {
        onClose()
        void goDayWay(id, { store, t })
      }}
    />
  )
}

import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ReactElement } from 'react'
import { MOST_FILES } from '../../../card/set/shareBatches'
import type { OutletId } from '../../../export/set/outlets'
import { setNameAtom, setTabAtom } from '../../../state/set/setChoice'
import { outletAtom, outletsAtom } from '../../../state/set/destination'
import { RadioRows } from '../../../ui/RadioRows'
import { shownItemsAtom } from '../shownSet'
import { TOOL_ICONS } from '../../../ui/toolIcons'

export const OUTLET_ICONS: Record<OutletId, ReactElement> = {
  zip: <path d="M5 2.75h10v14.5H5zM10 2.75v1.5M10 6v1.5M10 9.25v1.5M8.75 12.25h2.5v2.5h-2.5z" />,
  folder: <path d="M2.75 4.5h5l1.75 2h7.75v9.25H2.75z" />,
  share: TOOL_ICONS.share,
}

export function WherePart() {
  const { t } = useTranslation()
  const offered = useAtomValue(outletsAtom)
  const [outlet, setOutlet] = useAtom(outletAtom)
  const name = useAtomValue(setNameAtom)
  const count = useAtomValue(shownItemsAtom).length
  const isOfDays = useAtomValue(setTabAtom) === 'days'
  const details: Record<OutletId, string> = {
    zip: `${name}.zip`,
    folder: t(isOfDays ? 'set.where.folderNote' : 'set.where.folderSizesNote', { count }),
    share: t('set.where.shareNote', { count: Math.ceil(count / MOST_FILES) }),
  }
  return (
    <RadioRows
      label={t('set.where.label')}
      value={outlet}
      rows={offered.map((id) => ({
        id,
        label: t(`set.where.${id}`),
        icon: OUTLET_ICONS[id],
        detail: details[id],
      }))}
      onChange={setOutlet}
    />
  )
}

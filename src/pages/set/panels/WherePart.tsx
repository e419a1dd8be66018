import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { MOST_FILES } from '../../../card/set/lots'
import type { OutletId } from '../../../export/set/outlets'
import { setNameAtom, setTabAtom } from '../../../state/set/setChoice'
import { outletAtom, outletsAtom } from '../../../state/set/setOutlet'
import { RadioRows } from '../../../ui/RadioRows'
import { OUTLET_ICONS } from '../setIcons'
import { shownItemsAtom } from '../shownSet'

/** Where the files go, of what this browser can do. */
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

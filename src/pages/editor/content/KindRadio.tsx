import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { CARD_KINDS, type CardKind } from '../../../card/card'
import { cardKindAtom, changeKindAtom } from '../../../state/card'
import { saveDraftAtom } from '../../../state/draft'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'

/** Words still being typed are saved first, so that they are there on return. */
const switchKindAtom = atom(null, (_get, set, kind: CardKind) => {
  set(saveDraftAtom)
  set(changeKindAtom, kind)
})

/** Whether the card shows a quote or a product; the other one is kept. */
export function KindRadio() {
  const { t } = useTranslation()
  const kind = useAtomValue(cardKindAtom)
  const switchKind = useSetAtom(switchKindAtom)
  return (
    <SegmentedRadio
      label={t('content.kind')}
      value={kind}
      options={CARD_KINDS.map((id) => ({ id, label: t(`content.kinds.${id}`) }))}
      onChange={switchKind}
    />
  )
}

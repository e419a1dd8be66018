import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { CARD_KINDS } from '../../../card/card'
import { cardKindAtom, changeKindAtom } from '../../../state/card'
import { saveDraftAtom } from '../../../state/draft'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'

/** Whether the card shows a quote or a product; the other one is kept. */
export function KindRadio() {
  const { t } = useTranslation()
  const kind = useAtomValue(cardKindAtom)
  const saveDraft = useSetAtom(saveDraftAtom)
  const changeKind = useSetAtom(changeKindAtom)
  return (
    <SegmentedRadio
      label={t('content.kind')}
      value={kind}
      options={CARD_KINDS.map((id) => ({ id, label: t(`content.kinds.${id}`) }))}
      onChange={(next) => {
        saveDraft() // so that the words are there on return
        changeKind(next)
      }}
    />
  )
}

import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WIDTH_PX } from '../../../card/exportOptions'
import { exportOptionsAtom, mostWidthAtom } from '../../../state/exporting'
import { targetAtom } from '../../../state/target'
import { TextField } from '../../../ui/TextField'
import { useFinishAtEnd } from '../useFinishAtEnd'
import { typedWidth } from './typedWidth'

/** The file's width in px, in place of a resolution. A width that cannot be is said, and changes nothing. */
export function ExactWidth() {
  const { t } = useTranslation()
  const [{ widthPx }, change] = useAtom(exportOptionsAtom)
  const most = useAtomValue(mostWidthAtom)
  const target = useAtomValue(targetAtom)
  const [typed, setTyped] = useState<string | null>(null) // null: as the file is
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    if (typed === null) return
    const width = typedWidth(typed, { min: WIDTH_PX.min, max: most })
    setWrong(width === 'wrong')
    if (width === 'wrong') return
    change({ widthPx: width })
    setTyped(null)
  }
  useFinishAtEnd(apply)
  const error = isWrong && t('export.widthError', { min: WIDTH_PX.min, max: most })
  return (
    <TextField
      label={t('export.width')}
      value={target ? String(target.widthPx) : (typed ?? String(widthPx ?? ''))}
      onChange={(text) => {
        setTyped(text)
        setWrong(false)
      }}
      onBlur={apply}
      onEnter={apply}
      inputMode="numeric"
      placeholder={t('export.widthUnit')}
      hint={target ? undefined : t('export.widthHint')}
      error={target ? undefined : error || undefined}
      isDisabled={target !== null}
    />
  )
}

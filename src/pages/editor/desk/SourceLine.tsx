import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { exportSizeAtom } from '../../../state/exporting'
import { dateInWords } from '../../cardWords'
import { savedQuoteAtom } from '../content/words'
import styles from './Desk.module.css'

const sourceAtom = atom((get) => get(savedQuoteAtom)?.source ?? null)
const dateAtom = atom((get) => get(savedQuoteAtom)?.date ?? '')

/** Under the card: where the words come from, and how large it is shown or, where there is no dock, will be saved. */
export function SourceLine({
  percent,
  aside = 'zoom',
}: {
  percent: number
  aside?: 'zoom' | 'size' | undefined
}) {
  const { t } = useTranslation()
  const source = useAtomValue(sourceAtom)
  const date = useAtomValue(dateAtom)
  return (
    <div className={styles.line}>
      <p className={styles.source}>
        {source && t(`source.${source}`, { date: dateInWords(date, currentLanguage()) })}
      </p>
      <p className={styles.aside}>{aside === 'zoom' ? t('editor.shownAt', { percent }) : <FileSize />}</p>
    </div>
  )
}

function FileSize() {
  const { widthPx, heightPx } = useAtomValue(exportSizeAtom)
  return `${widthPx} × ${heightPx}`
}

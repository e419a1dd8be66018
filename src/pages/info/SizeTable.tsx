import { useTranslation } from 'react-i18next'
import { RESOLUTIONS, type ExportScale } from '../../export/resolutions'
import { currentLanguage } from '../../language/i18n'
import { RATIOS } from '../../look/ratios'
import styles from './InfoPage.module.css'

const SCALES = Object.keys(RESOLUTIONS).map(Number) as ExportScale[]

/** Pixel sizes of exported pictures, by ratio and resolution. */
export function SizeTable() {
  const { t } = useTranslation()
  const language = currentLanguage()
  return (
    <table className={styles.table}>
      <caption>{t('info.sizes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('info.ratio')}</th>
          {SCALES.map((scale) => (
            <th key={scale} scope="col">
              {scale}x <span>{RESOLUTIONS[scale].label[language]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(RATIOS).map(([id, { width, height }]) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            {SCALES.map((scale) => (
              <td key={scale}>{`${width * scale}\u2009×\u2009${height * scale}`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

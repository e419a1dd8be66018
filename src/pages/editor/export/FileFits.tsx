import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { TARGETS } from '../../../look/targets'
import { keysOf } from '../../../scene/values'
import { classes } from '../../../ui/classes'
import { GroupLabel } from '../../../ui/GroupLabel'
import { Icon } from '../../../ui/Icon'
import styles from './FileFits.module.css'
import { fileFitsAtom } from './fileFits'
import { fitWords } from '../../shared/export/fileWords'

/** The places that take the card's file, and why the others do not. Before it is made, their names. */
export function FileFits() {
  const { t } = useTranslation()
  const id = useId()
  const fits = useAtomValue(fileFitsAtom)
  const language = currentLanguage()
  return (
    <div>
      <GroupLabel id={id} label={t('ways.fits')} aside={t('ways.counted')} />
      <ul aria-labelledby={id} className={styles.places}>
        {keysOf(TARGETS).map((target) => {
          const fit = fits?.find((candidate) => candidate.id === target)
          const fitsIt = fit?.misfit === null
          return (
            <li key={target} className={classes(styles.place, fit && !fitsIt && styles.not)}>
              {fit ? (
                <Icon name={fitsIt ? 'check' : 'minus'} sizePx={16} />
              ) : (
                <span className={styles.blank} />
              )}
              <span>
                {TARGETS[target].label[language]}
                {fit && <span className={styles.why}>{fitWords(fit, t)}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

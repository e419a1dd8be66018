import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { editorScene } from '../../../state/editorScene'
import { IconButton } from '../../../ui/IconButton'
import { useMediaQuery } from '../../browser/useWindowWidth'
import styles from './Desk.module.css'
import { dismissHintAtom, isHintShownAtom, showHintAtom } from './hintAtoms'

/**
 * Says once that the card itself can be tapped, dragged and written on. `isInstead`: without room below the
 * line it takes the place of the line's source.
 */
export function CardHint({ isInstead }: { isInstead: boolean }) {
  const { t } = useTranslation()
  const isShown = useAtomValue(isHintShownAtom)
  const show = useSetAtom(showHintAtom)
  const dismiss = useSetAtom(dismissHintAtom)
  const isTouch = useMediaQuery('(pointer: coarse)')
  const isCardShown = useAtomValue(editorScene.isShownAtom)
  // Not before the live region below is in the page: it is then announced.
  useEffect(() => {
    if (isCardShown) show()
  }, [isCardShown, show])
  return (
    <div className={styles.hint} data-instead={isInstead || undefined} data-shown={isShown || undefined}>
      <p role="status">{isShown && t(isTouch ? 'canvas.hint.touch' : 'canvas.hint.mouse')}</p>
      {isShown && <IconButton label={t('canvas.hint.hide')} icon="close" onPress={dismiss} />}
    </div>
  )
}

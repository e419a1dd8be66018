import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseInksAutomaticallyAtom } from '../../../state/card'
import { editorScene } from '../../../state/editorScene'
import desk from './Desk.module.css'
import styles from './HardToRead.module.css'

/** In the place of the source: a colour that was set by hand stays, and contrast is one click away. */
export function HardToRead() {
  const { t } = useTranslation()
  const notice = useAtomValue(editorScene.readySceneAtom)?.notices.find(({ code }) => code === 'hard-to-read')
  const chooseAutomatically = useSetAtom(chooseInksAutomaticallyAtom)
  const status = useRef<HTMLDivElement>(null)
  const choose = () => {
    status.current?.focus() // the button goes with its notice
    if (notice?.code === 'hard-to-read') chooseAutomatically(notice.blocks)
  }
  return (
    <div ref={status} role="status" tabIndex={-1} className={desk.hardToRead}>
      {notice && (
        <p>
          {t('editor.hardToRead')}{' '}
          <button type="button" className={styles.action} onClick={choose}>
            {t('editor.chooseAutomatically')}
          </button>
        </p>
      )}
    </div>
  )
}

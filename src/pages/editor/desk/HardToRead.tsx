import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseInksAutomaticallyAtom } from '../../../state/card'
import { editorScene } from '../../../state/editorScene'
import desk from './Desk.module.css'
import styles from './HardToRead.module.css'

const noticeAtom = atom(
  (get) => get(editorScene.readySceneAtom)?.notices.find(({ code }) => code === 'hard-to-read') ?? null,
)
const hasNoticeAtom = atom((get) => get(noticeAtom) !== null)

const chooseAutomaticallyAtom = atom(null, (get, set) => {
  const notice = get(noticeAtom)
  if (notice?.code === 'hard-to-read') set(chooseInksAutomaticallyAtom, notice.blocks)
})

/** In the place of the source: a colour that was set by hand stays, and contrast is one click away. */
export function HardToRead() {
  const { t } = useTranslation()
  const isShown = useAtomValue(hasNoticeAtom)
  const chooseAutomatically = useSetAtom(chooseAutomaticallyAtom)
  const status = useRef<HTMLDivElement>(null)
  const choose = () => {
    status.current?.focus() // the button goes with its notice
    chooseAutomatically()
  }
  return (
    <div ref={status} role="status" tabIndex={-1} className={desk.hardToRead}>
      {isShown && (
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

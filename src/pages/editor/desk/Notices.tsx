import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { SceneNotice } from '../../../scene/nodes'
import { editorScene } from '../../../state/editorScene'
import styles from './Desk.module.css'

type LostText = Exclude<SceneNotice, { code: 'hard-to-read' }>

/** What the card could not show: text that did not fit, characters that no bundled font has. */
export function Notices() {
  const { t } = useTranslation()
  const notices = (useAtomValue(editorScene.readySceneAtom)?.notices ?? []).filter(isLostText)
  return (
    <div role="status" className={styles.notices}>
      {notices.map((notice) =>
        notice.code === 'truncated' ? (
          <p key={notice.block}>{t(`editor.shortened.${notice.block}`)}</p>
        ) : notice.code === 'no-room-for-pinyin' ? (
          <p key={notice.code}>{t('display.pinyinNoRoom')}</p>
        ) : (
          <p key="missing-glyphs">{t('editor.missingGlyphs', { characters: notice.characters.join(' ') })}</p>
        ),
      )}
    </div>
  )
}

function isLostText(notice: SceneNotice): notice is LostText {
  return notice.code !== 'hard-to-read'
}

import { atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useTranslation } from 'react-i18next'
import type { SceneNotice } from '../../../scene/nodes'
import { editorScene } from '../../../state/editorScene'
import styles from './Desk.module.css'

type LostText = Exclude<SceneNotice, { code: 'hard-to-read' }>

const allAtom = atom((get): LostText[] =>
  (get(editorScene.readySceneAtom)?.notices ?? []).filter((notice) => notice.code !== 'hard-to-read'),
)
const noticesAtom = selectAtom(allAtom, (notices) => notices, isSame)

/** What the card could not show: text that did not fit, characters that no bundled font has. */
export function Notices() {
  const { t } = useTranslation()
  const notices = useAtomValue(noticesAtom)
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

function isSame(a: readonly SceneNotice[], b: readonly SceneNotice[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

import { atom, useAtomValue, useSetAtom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockId, SceneNotice } from '../../../scene/nodes'
import { chooseInksAutomaticallyAtom } from '../../../state/card'
import { editorScene } from '../../../state/editorScene'
import desk from './Desk.module.css'
import styles from './Notices.module.css'

const allAtom = atom((get) => get(editorScene.readySceneAtom)?.notices ?? [])
const noticesAtom = selectAtom(allAtom, (notices) => notices, isSame)

/** What the card could not show: text that did not fit, characters that no bundled font has, colours that cannot be read. */
export function Notices() {
  const { t } = useTranslation()
  const notices = useAtomValue(noticesAtom)
  return (
    <div role="status" tabIndex={-1} className={desk.notices}>
      {notices.map((notice) => {
        if (notice.code === 'truncated')
          return <p key={notice.block}>{t(`editor.shortened.${notice.block}`)}</p>
        if (notice.code === 'hard-to-read') return <HardToRead key="hard-to-read" blocks={notice.blocks} />
        return (
          <p key="missing-glyphs">{t('editor.missingGlyphs', { characters: notice.characters.join(' ') })}</p>
        )
      })}
    </div>
  )
}

/** A colour that was set by hand stays; contrast is one click away. */
function HardToRead({ blocks }: { blocks: readonly BlockId[] }) {
  const { t } = useTranslation()
  const chooseAutomatically = useSetAtom(chooseInksAutomaticallyAtom)
  const choose = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[role=status]')?.focus() // the button goes with its notice
    chooseAutomatically(blocks)
  }
  return (
    <p>
      {t('editor.hardToRead')}{' '}
      <button type="button" className={styles.action} onClick={choose}>
        {t('editor.chooseAutomatically')}
      </button>
    </p>
  )
}

function isSame(a: readonly SceneNotice[], b: readonly SceneNotice[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

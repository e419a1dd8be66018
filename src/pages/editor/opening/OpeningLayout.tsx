import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { PaintedCard } from '../../card/PaintedCard'
import { ButtonLink } from '../../../ui/ButtonLink'
import { IconLink } from '../../../ui/IconLink'
import canvasStyles from '../canvas/Canvas.module.css'
import { CardCamera, SettledCard } from '../canvas/CardCamera'
import { useDeskRoom } from '../canvas/useDeskRoom'
import type { Touch } from '../canvas/geometry/gestures'
import deskStyles from '../desk/Desk.module.css'
import { drawerStopAtom } from '../editorTabs'
import layoutStyles from '../layouts/Layouts.module.css'
import { useEditorLayout, type EditorLayout } from '../useEditorLayout'
import { awaitedTapAtom } from './awaitedTap'
import styles from './OpeningLayout.module.css'

/** The card where the whole editor will show it, and room for the rest, which then moves nothing. */
export function OpeningLayout() {
  const { t } = useTranslation()
  const Layout = LAYOUTS[useEditorLayout()]
  return (
    <>
      <h1 className="visuallyHidden">{t('editor.title')}</h1>
      <Layout />
    </>
  )
}

const LAYOUTS: Record<EditorLayout, () => ReactNode> = {
  columns: () => (
    <div className={layoutStyles.columns} aria-busy="true">
      <div className={layoutStyles.left} />
      <Centre />
      <div className={layoutStyles.right} />
    </div>
  ),
  side: () => (
    <div className={layoutStyles.withSide} aria-busy="true">
      <Centre />
      <div className={layoutStyles.right} />
    </div>
  ),
  drawer: function Drawer() {
    const stop = useAtomValue(drawerStopAtom)
    return (
      <div className={layoutStyles.stack} aria-busy="true">
        <Bar />
        <SeenDesk />
        <div className={styles.drawer} data-stop={stop} />
        <div className={styles.dock} />
      </div>
    )
  },
  phone: function Phone() {
    const { t } = useTranslation()
    const stop = useAtomValue(drawerStopAtom)
    return (
      <div className={layoutStyles.phone} data-sheet={stop} aria-busy="true">
        <div className={layoutStyles.phoneBar}>
          <IconLink to={withLanguage('/', currentLanguage())} icon="back" label={t('editor.backToHome')} />
          <span className={layoutStyles.gap} />
        </div>
        <div className={layoutStyles.phoneDesk}>
          <SeenDesk />
        </div>
        <div className={styles.sheet} />
      </div>
    )
  },
}

function Centre() {
  return (
    <div className={layoutStyles.centre}>
      <Bar />
      <SeenDesk />
      <div className={styles.dock} />
    </div>
  )
}

function Bar() {
  const { t } = useTranslation()
  return (
    <div className={deskStyles.bar}>
      <ButtonLink to={withLanguage('/', currentLanguage())} look="bare" icon="back">
        {t('editor.backToHome')}
      </ButtonLink>
    </div>
  )
}

/** The desk without what edits the card: a tap on it is answered as soon as that is there. */
function SeenDesk() {
  const { t } = useTranslation()
  const room = useDeskRoom()
  const kind = useRef<Touch['kind']>('mouse')
  const awaitTap = useSetAtom(awaitedTapAtom)
  return (
    <section className={deskStyles.desk} aria-label={t('editor.preview')}>
      <div ref={room} className={canvasStyles.room} />
      <div
        className={canvasStyles.surface}
        onPointerDown={({ pointerType }) => {
          kind.current = pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'
        }}
        onClick={({ clientX, clientY, detail, currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect()
          const count = detail >= 2 ? 2 : 1
          awaitTap({ point: { x: clientX - left, y: clientY - top }, kind: kind.current, count })
        }}
      >
        <CardCamera>
          <SettledCard Drawing={PaintedCard} />
        </CardCamera>
      </div>
    </section>
  )
}

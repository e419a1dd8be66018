import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { CardStage } from '../../../draw/CardStage'
import { cardSize } from '../../../layout/view'
import { shownCardAtom } from '../../../state/draft'
import { editorScene } from '../../../state/editorScene'
import { viewAtom } from '../../../state/view'
import { CardPreview } from '../../CardPreview'
import { useElementSize } from '../../useElementSize'
import { useSetting } from '../useSetting'
import styles from './Desk.module.css'
import { Notices } from './Notices'
import { QuoteError } from './QuoteError'
import { SourceLine } from './SourceLine'

/** The card, as large as it fits, and what is to be said about it in small print. */
export function Desk({ aside }: { aside?: 'zoom' | 'size' }) {
  const { t } = useTranslation()
  const [room, ref] = useElementSize<HTMLDivElement>()
  const [ratio] = useSetting('aspectRatio')
  const view = useAtomValue(viewAtom)
  const size = cardSize(ratio, view)
  // In whole pixels, or the drawn card and its shadow would part by a hair.
  const widthPx = room ? Math.floor(Math.min(room.width, (room.height * size.width) / size.height)) : 0
  const heightPx = Math.round((widthPx * size.height) / size.width)
  return (
    <section className={styles.desk} aria-label={t('editor.preview')}>
      <QuoteError />
      <div ref={ref} className={styles.room}>
        {widthPx > 0 && (
          <div className={styles.stand} style={{ width: widthPx }}>
            <EditorPreview widthPx={widthPx} heightPx={heightPx} />
            <SourceLine percent={Math.round((widthPx / size.width) * 100)} aside={aside} />
          </div>
        )}
      </div>
      <Notices />
    </section>
  )
}

/** The one place that follows every keystroke. */
function EditorPreview(props: { widthPx: number; heightPx: number }) {
  const card = useAtomValue(shownCardAtom)
  return <CardPreview atoms={editorScene} card={card} Drawing={CardStage} {...props} />
}

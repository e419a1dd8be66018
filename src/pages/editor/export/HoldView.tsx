import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holdScale, MAX_HOLD_AREA_PX } from '../../../export/ways/holdScale'
import { dataUrlOfFile } from '../../../export/dataUrl'
import { cardSize } from '../../../layout/view'
import { settingsAtom } from '../../../state/card'
import { exportOptionsAtom, exportSizeAtom, makeOtherFileAtom } from '../../../state/exporting'
import type { PictureFile } from '../../../state/pictureFile'
import { shownCardAtom } from '../../../state/draft'
import { targetAtom } from '../../../state/target'
import { viewAtom } from '../../../state/view'
import { currentLanguage } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { ErrorNote } from '../../../ui/ErrorNote'
import { FullView } from '../../../ui/FullView'
import { Icon } from '../../../ui/Icon'
import { Spinner } from '../../../ui/Spinner'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { cardWords } from '../../card/cardWords'
import styles from '../../shared/export/ExportViews.module.css'
import { failureWords, fileRemarks, fileWords } from '../../shared/export/fileWords'
import { useWays } from './useWays'
import { WAY_ICONS } from '../../shared/export/wayIcons'

const QUALITY = 0.92

type Shown =
  | { status: 'making' }
  | { status: 'made'; src: string; picture: PictureFile }
  | { status: 'failed'; words: string }

/**
 * The finished picture on the whole screen, to press and hold. A `data:` JPEG: Android saves no `blob:`, and apps drop
 * what is larger.
 */
export function HoldView({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { ways, go } = useWays()
  const card = useAtomValue(shownCardAtom)
  const [shown, tryAgain] = useHeldPicture()
  const foot = (['copyCaption', 'copyLink'] as const).map((way) => (
    <Button key={way} icon={WAY_ICONS[way]} onPress={() => go(way)}>
      {t(`ways.names.${way}`)}
    </Button>
  ))
  const hint = ways.isInApp && (
    <>
      {t('ways.openInBrowser')}
      <Icon name={TOOL_ICONS.toCorner} />
    </>
  )
  return (
    <FullView
      title={t('ways.holdTitle')}
      back={t('ways.back')}
      onClose={onClose}
      hint={hint}
      foot={foot}
      text={
        <>
          <p>{t('ways.holdHow')}</p>
          {shown.status === 'made' && <HeldFacts picture={shown.picture} />}
        </>
      }
    >
      {shown.status === 'making' && (
        <div className={styles.blank}>
          <Spinner label={t('ways.drawing')} />
        </div>
      )}
      {shown.status === 'failed' && (
        <ErrorNote title={shown.words} action={<Button onPress={tryAgain}>{t('export.retry')}</Button>} />
      )}
      {shown.status === 'made' && (
        <img className={styles.held} src={shown.src} alt={card ? cardWords(card, currentLanguage()) : ''} />
      )}
    </FullView>
  )
}

function HeldFacts({ picture }: { picture: PictureFile }) {
  const { t } = useTranslation()
  const { width, height, format, size } = fileWords(picture)
  const isSmaller = useIsSmaller()
  return (
    <p className={styles.facts}>
      {t('ways.heldFacts', { width, height, format, size })}
      {isSmaller && <> · {t('ways.holdLimit')}</>}
      {fileRemarks(t, picture).map((remark) => (
        <span key={remark} className={styles.remark}>
          {remark}
        </span>
      ))}
    </p>
  )
}

/** The held picture is smaller than the file that the button would make elsewhere. */
function useIsSmaller(): boolean {
  const { widthPx, heightPx } = useAtomValue(exportSizeAtom)
  return widthPx * heightPx > MAX_HOLD_AREA_PX
}

function useHoldScale(): number {
  const { aspectRatio } = useAtomValue(settingsAtom)
  const { width, height } = cardSize(aspectRatio, useAtomValue(viewAtom), useAtomValue(targetAtom))
  return holdScale(width, height, useAtomValue(exportSizeAtom).widthPx / width)
}

function useHeldPicture(): [shown: Shown, tryAgain: () => void] {
  const { t } = useTranslation()
  const make = useSetAtom(makeOtherFileAtom)
  const [shown, setShown] = useState<Shown>({ status: 'making' })
  const [attempt, setAttempt] = useState(0)
  const scale = useHoldScale()
  const { opensAgain } = useAtomValue(exportOptionsAtom)
  useEffect(() => {
    let isLeft = false
    void (async () => {
      const outcome = await make({ format: 'jpg', quality: QUALITY, scale, opensAgain })
      if (isLeft || outcome.status === 'nothing') return
      if (outcome.status === 'failed') {
        console.error('export failed', outcome.error)
        setShown({ status: 'failed', words: failureWords(t, outcome.code, { format: 'jpg', scale }) })
        return
      }
      const src = await dataUrlOfFile(outcome.picture.file)
      if (!isLeft) setShown({ status: 'made', src, picture: outcome.picture })
    })()
    return () => {
      isLeft = true
    }
  }, [make, scale, opensAgain, attempt, t])
  const tryAgain = () => {
    setShown({ status: 'making' })
    setAttempt(attempt + 1)
  }
  return [shown, tryAgain]
}

import { useAtomValue, useAtom } from 'jotai'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../../language/i18n'
import { cardPlaces } from '../../../print/cardSheets'
import { type PrintSheet, THIS_CARD, bleedBox, type PlacedCard } from '../../../print/sheet'
import { printChoiceAtom, shownSheetAtAtom } from '../../../state/print/printChoice'
import { useSetLayout } from '../useSetLayout'
import styles from './PrintSheets.module.css'
import { cardsInWords, finishedInWords, sheetInWords, usePrinting } from './printWords'
import { dateInWords } from '../../../language/dateInWords'
import { printRunAtom } from '../../../state/print/printRun'
import { printsDaysAtom, printedCardAtom, printSheetsAtom } from '../../../state/print/printSheets'
import { useAwaitedQuotes } from '../useAwaitedQuotes'
import { RetryNote } from '../../shared/RetryNote'
import type { Card } from '../../../card/card'
import type { Box } from '../../../scene/nodes'
import { placeholderColour } from '../../shared/thumbnails/placeholderColour'
import { IconButton } from '../../../ui/IconButton'
import { importedOnce, useDrawnInView } from '../../browser/useDrawnInView'

const importDrawing = importedOnce(() => import('./drawSheet'))

export function PrintSheets() {
  const isPhone = useSetLayout() === 'phone'
  const { sheets, at } = useShownSheet()
  const sheet = sheets[at]
  if (!sheet) return null
  return (
    <div className={styles.sheets}>
      <div>{isPhone && <SheetSteps />}</div>
      <ShownSheet sheet={sheet} at={at} sheets={sheets} />
      <PrintFailure />
    </div>
  )
}

function ShownSheet(props: { sheet: PrintSheet; at: number; sheets: readonly PrintSheet[] }) {
  const { sheet, at, sheets } = props
  const { t } = useTranslation()
  const language = currentLanguage()
  const choice = useAtomValue(printChoiceAtom)
  const most =
    choice.kind === 'cards'
      ? cardPlaces({ ...choice, paper: choice.papers.cards }).boxes.length
      : sheet.cards.length
  const { widthMm, heightMm } = sheet
  const words = { at: at + 1, total: sheets.length, cards: cardsInWords(sheet, t, language) }
  return (
    <div className={styles.room}>
      <figure className={styles.figure} style={{ '--shape': widthMm / heightMm } as CSSProperties}>
        <SheetPicture sheet={sheet} label={t('print.sheetWith', words)} />
        <figcaption className={styles.caption}>
          <span>{sheetInWords(choice, sheet, most, t, language)}</span>
          <span>{finishedInWords(choice, t)}</span>
        </figcaption>
      </figure>
    </div>
  )
}

export function PrintFailure() {
  const { t } = useTranslation()
  const run = useAtomValue(printRunAtom)
  const needsQuotes = useAtomValue(printsDaysAtom)
  const { haveFailed, ask } = useAwaitedQuotes(needsQuotes)
  const { exportPdf } = usePrinting()
  const failure =
    haveFailed && needsQuotes
      ? { title: t('print.quotesFailed'), onRetry: ask }
      : run.status === 'failed' && { title: failureInWords(run.key, t), onRetry: exportPdf }
  return <div>{failure && <RetryNote {...failure} />}</div>
}

function failureInWords(key: string | null, t: TFunction): string {
  if (key === null) return `${t('print.failed')} ${t('print.nothingWritten')}`
  if (key === '') return t('print.fontsOfWords')
  return key === THIS_CARD
    ? t('print.fontsOfThis')
    : t('print.fonts', { day: dateInWords(key, currentLanguage()) })
}

function SheetPicture({ sheet, label }: { sheet: PrintSheet; label: string }) {
  const cardOf = useAtomValue(printedCardAtom)
  const { widthMm, heightMm, cards, marks } = sheet
  return (
    <div className={styles.paper} role="img" aria-label={label}>
      <SheetWords sheet={sheet} />
      {cards.map((placed, at) => (
        <CardOnSheet
          key={at}
          placed={placed}
          card={cardOf(placed.key)}
          place={shareOf(bleedBox(placed), sheet)}
        />
      ))}
      {marks.length > 0 && (
        <svg
          className={styles.marks}
          viewBox={`0 0 ${widthMm} ${heightMm}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {marks.map(({ from, to }, at) => (
            <line key={at} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          ))}
        </svg>
      )}
    </div>
  )
}

function SheetWords({ sheet }: { sheet: PrintSheet }) {
  const image = useDrawnInView(importDrawing, ({ queueWords }, element) => queueWords(element, sheet), [
    sheet,
  ])
  return <img ref={image} alt="" decoding="sync" draggable={false} className={styles.words} />
}

function CardOnSheet(props: { placed: PlacedCard; card: Card | null; place: CSSProperties }) {
  const { placed, card, place } = props
  const image = useDrawnInView(
    importDrawing,
    ({ queueCard }, element) => (card ? queueCard(element, card, placed) : () => undefined),
    [card, placed],
  )
  const ground = card ? placeholderColour(card.settings) : undefined
  return (
    <span className={styles.card} style={{ ...place, background: ground }}>
      <img ref={image} alt="" decoding="sync" draggable={false} />
    </span>
  )
}

function shareOf({ x, y, width, height }: Box, { widthMm, heightMm }: PrintSheet): CSSProperties {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return {
    left: percent(x, widthMm),
    top: percent(y, heightMm),
    width: percent(width, widthMm),
    height: percent(height, heightMm),
  }
}

export function SheetSteps() {
  const { t } = useTranslation()
  const { sheets, at, show } = useShownSheet()
  const total = sheets.length
  if (total < 2) return null
  return (
    <div className={styles.steps}>
      <IconButton
        label={t('print.previousSheet')}
        icon="back"
        isDisabled={at === 0}
        onPress={() => show(at - 1)}
      />
      <span role="status">{t('print.sheetAt', { at: at + 1, total })}</span>
      <IconButton
        label={t('print.nextSheet')}
        icon="forward"
        isDisabled={at === total - 1}
        onPress={() => show(at + 1)}
      />
    </div>
  )
}

function useShownSheet(): { sheets: readonly PrintSheet[]; at: number; show: (at: number) => void } {
  const sheets = useAtomValue(printSheetsAtom)[currentLanguage()]
  const [asked, show] = useAtom(shownSheetAtAtom)
  return { sheets, at: Math.min(asked, sheets.length - 1), show }
}

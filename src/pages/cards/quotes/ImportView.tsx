import { useStore } from 'jotai'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_QUOTES, type MyQuote } from '../../../card/myQuote'
import { nextTask } from '../../../draw/tasks'
import { readList } from '../../../products/quoteList/readList'
import {
  readRows,
  ROLES,
  type QuoteTable,
  type ReadRow,
  type Role,
} from '../../../products/quoteList/quoteTable'
import { putMyQuotesAtom } from '../../../state/kept/myQuotes'
import { pushToastAtom } from '../../../state/toasts'
import { decoded } from '../../../text/decoded'
import { Button } from '../../../ui/Button'
import { classes } from '../../../ui/classes'
import { FullView } from '../../../ui/FullView'
import { Icon } from '../../../ui/Icon'
import { Menu } from '../../../ui/Menu'
import { Spinner } from '../../../ui/Spinner'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { useFileInput } from '../../../ui/useFileInput'
import styles from './Quotes.module.css'
import { TextArea } from '../../../ui/TextArea'

const FILES = '.txt,.csv,.tsv,.json,.jsonl,.md,.markdown,text/plain,text/csv,application/json'
const MOST_BYTES = 20_000_000
const TURN_MS = 12 // a page that scrolls meanwhile loses no frame

interface ImportViewProps {
  file: File | null // null: to be pasted or chosen
  quotes: readonly MyQuote[]
  onClose: () => void
}

interface Given {
  text: string
  from: string // '' if pasted
}

/** Nothing is added before the last button is pressed. */
export function ImportView({ file, quotes, onClose }: ImportViewProps) {
  const { t } = useTranslation()
  const store = useStore()
  const [pasted, setPasted] = useState('')
  const [given, setGiven] = useState<Given | null>(null)
  const [problem, setProblem] = useState('')
  const [isAdding, setAdding] = useState(false)
  const { table, rows, assign } = useReadList(given, quotes)
  const understood = useMemo(() => rows?.flatMap(({ quote }) => quote ?? []) ?? [], [rows])
  const isTooMany = quotes.length + understood.length > MOST_QUOTES

  const open = async (one: File) => {
    const text = one.size > MOST_BYTES ? null : decoded(new Uint8Array(await one.arrayBuffer()))
    if (text === null)
      setProblem(t(`cards.quotes.fileErrors.${one.size > MOST_BYTES ? 'large' : 'encoding'}`))
    else setGiven({ text, from: one.name })
  }
  useEffect(() => {
    if (file) void open(file)
  }, [file])
  const { input, choose } = useFileInput(FILES, (one) => void open(one), t('cards.quotes.chooseFile'))
  const paste = async () => {
    const text = await navigator.clipboard?.readText().catch(() => '')
    if (text) setGiven({ text, from: '' })
    else setProblem(t('cards.quotes.nothingPasted'))
  }
  const add = async () => {
    setAdding(true)
    const now = Date.now()
    const from = given?.from ?? ''
    // A list's first quote is its newest, so that the list keeps its order.
    const added = understood.map((quote, at) => ({ ...quote, from, addedAt: now - at / 1000 }))
    const failed = await store.set(putMyQuotesAtom, added)
    setAdding(false)
    if (failed) return setProblem(t(`cards.${failed}`))
    store.set(pushToastAtom, { kind: 'done', text: t('cards.importedQuotes', { count: added.length }) })
    onClose()
  }
  const wordsOf = (good: number, total: number) => {
    if (isTooMany) return t('cards.quotes.tooMany', { most: MOST_QUOTES })
    if (good === total) return t('cards.quotes.understood', { count: good })
    return t('cards.quotes.needLook', { count: total - good, good, total })
  }
  const foot = rows ? (
    <Button
      look="filled"
      isBusy={isAdding}
      isDisabled={understood.length === 0 || isTooMany}
      onPress={() => void add()}
    >
      {t('cards.quotes.addCount', { count: understood.length })}
    </Button>
  ) : (
    !given && (
      <Button
        look="filled"
        isDisabled={pasted.trim() === ''}
        onPress={() => setGiven({ text: pasted, from: '' })}
      >
        {t('cards.quotes.look')}
      </Button>
    )
  )
  return (
    <FullView
      title={t('cards.quotes.addTitle')}
      back={t('cards.quotes.cancel')}
      onClose={onClose}
      foot={foot}
      text={
        <div className={styles.import}>
          {problem !== '' && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          {!given && (
            <>
              <div className={styles.tools}>
                <Button onPress={choose}>{t('cards.quotes.chooseFile')}</Button>
                <Button onPress={() => void paste()}>{t('cards.quotes.paste')}</Button>
                {input}
              </div>
              <TextArea
                label={t('cards.quotes.pasteHere')}
                value={pasted}
                rows={10}
                hint={t('cards.quotes.forms')}
                onChange={setPasted}
              />
            </>
          )}
          {given && !rows && <Spinner label={t('cards.quotes.readingList')} />}
          {rows && table && (
            <>
              <p role="status" className={styles.found}>
                {wordsOf(understood.length, rows.length)}
              </p>
              <Preview roles={table.roles} rows={rows} onAssign={assign} />
            </>
          )}
        </div>
      }
    />
  )
}

/** Reads in turns of a few milliseconds; another column read otherwise reads the rows again. */
function useReadList(given: Given | null, quotes: readonly MyQuote[]) {
  const [table, setTable] = useState<QuoteTable | null>(null)
  const [rows, setRows] = useState<readonly ReadRow[] | null>(null)
  useEffect(() => {
    if (!given) return
    const stop = new AbortController()
    inTurns(readList(given.text, given.from), stop.signal).then(
      ({ items, end }) => setTable({ rows: items, roles: end }),
      () => undefined, // it was left
    )
    return () => stop.abort()
  }, [given])
  useEffect(() => {
    if (!table) return
    const stop = new AbortController()
    const kept = new Set(quotes.map(({ id }) => id))
    inTurns(readRows(table, kept), stop.signal).then(
      // Rows that need a look come first.
      ({ items }) => setRows(items.toSorted((a, b) => Number(a.quote !== null) - Number(b.quote !== null))),
      () => undefined,
    )
    return () => stop.abort()
  }, [table]) // While it is added, the list grows by these quotes.
  const assign = (column: number, role: Role) => {
    if (!table) return
    const others = table.roles.map((one) => (one === role ? 'none' : one)) // Each role has one column.
    setTable({ ...table, roles: others.with(column, role) })
  }
  return { table, rows, assign }
}

async function inTurns<Item, End>(steps: Generator<Item, End>, signal: AbortSignal) {
  const items: Item[] = []
  let begun = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { items, end: step.value }
    items.push(step.value)
    if (performance.now() - begun < TURN_MS) continue
    await nextTask(signal)
    begun = performance.now()
  }
}

interface PreviewProps {
  roles: readonly Role[]
  rows: readonly ReadRow[]
  onAssign: (column: number, role: Role) => void
}

const ROW_PX = 44

function Preview({ roles, rows, onAssign }: PreviewProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  })
  const columns = {
    gridTemplateColumns: `2.5rem 7rem ${roles.map((role) => `minmax(0, ${WIDTHS[role]}fr)`).join(' ')}`,
    minWidth: `${12 + roles.reduce((sum, role) => sum + WIDTHS[role] + 1, 0)}rem`,
  }
  return (
    <div
      ref={frame}
      role="table"
      aria-label={t('cards.quotes.preview')}
      aria-rowcount={rows.length + 1}
      className={styles.table}
    >
      <div role="row" className={classes(styles.line, styles.head)} style={columns}>
        <span role="columnheader">{t('cards.quotes.lineNumber')}</span>
        <span role="columnheader">{t('cards.quotes.state')}</span>
        {roles.map((role, at) => (
          <span key={at} role="columnheader">
            <Menu
              label={t('cards.quotes.columnIs', { number: at + 1, role: t(`cards.quotes.columns.${role}`) })}
              shows={
                <>
                  {t(`cards.quotes.columns.${role}`)}
                  <Icon name={TOOL_ICONS.down} sizePx={16} />
                </>
              }
              value={role}
              options={ROLES.map((id) => ({ id, label: t(`cards.quotes.columns.${id}`) }))}
              onChange={(chosen) => onAssign(at, chosen)}
            />
          </span>
        ))}
      </div>
      <div role="rowgroup" className={styles.lines} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const { line, cells, problem } = rows[index]!
          return (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              className={classes(styles.line, problem && styles.needsLook)}
              style={{ ...columns, transform: `translateY(${start}px)` }}
            >
              <span role="cell">{line}</span>
              <span role="cell">
                {problem ? t(`cards.quotes.problems.${problem}`) : t('cards.quotes.fine')}
              </span>
              {roles.map((role, at) => (
                <span
                  key={at}
                  role="cell"
                  title={cells[at]}
                  className={role === 'none' ? styles.leftOut : undefined}
                >
                  {cells[at]}
                </span>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The least width in rem, and the share of what is left. */
const WIDTHS: Readonly<Record<Role, number>> = {
  content: 18,
  translation: 12,
  author: 9,
  work: 9,
  date: 7,
  tags: 7,
  none: 7,
}

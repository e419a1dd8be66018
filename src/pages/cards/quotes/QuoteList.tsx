import { useAtom, useAtomValue, useStore } from 'jotai'
import { useCallback, useDeferredValue, useMemo, useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SET_PATH } from '../../../card/cardAddress'
import { QUERY_LENGTH } from '../../../card/limits'
import type { MyQuote } from '../../../card/myQuote'
import { dayInWords } from '../../../language/dateInWords'
import { currentLanguage, localPath } from '../../../language/i18n'
import { memoByObject } from '../../../scene/memo'
import { deleteMyQuotesAtom, myQuotesAtom, putMyQuotesAtom } from '../../../state/kept/myQuotes'
import { showsMineAtom } from '../../../state/quote'
import { quotesToMakeAtom, setTabAtom } from '../../../state/set/setChoice'
import { pushToastAtom, undoable } from '../../../state/toasts'
import { mediaQuery } from '../../../styles/media'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { MenuButton } from '../../../ui/ActionMenu'
import { SearchField } from '../../../ui/SearchField'
import { Switch } from '../../../ui/Switch'
import { CARD_ICONS, TOOL_ICONS } from '../../../ui/toolIcons'
import { useMediaQuery } from '../../browser/useWindowWidth'
import { DockBar } from '../../shared/workspace/Dock'
import { KeptRows } from '../rows/KeptRows'
import { ImportView } from './ImportView'
import { QuoteView } from './QuoteView'
import styles from './Quotes.module.css'

const ROW_PX = 56
const ROW_ON_PHONE_PX = 76

export function QuoteList() {
  const { t } = useTranslation()
  const quotes = useAtomValue(myQuotesAtom)
  const [given, setGiven] = useState<File | 'paste' | null>(null)
  const [isOver, setOver] = useState(false)
  if (!quotes) return <p className="visuallyHidden">{t('cards.reading')}</p>
  const take = (event: DragEvent, isDropped: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(!isDropped)
    const file = event.dataTransfer.files[0]
    if (isDropped && file) setGiven(file)
  }
  return (
    <div
      className={styles.place}
      data-over={isOver || undefined}
      onDragOver={(event) => take(event, false)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => take(event, true)}
    >
      {quotes.length > 0 ? (
        <Quotes quotes={quotes} onAdd={() => setGiven('paste')} />
      ) : (
        <div className={styles.drop}>
          <EmptyState level={2} title={t('cards.quotes.emptyTitle')} text={t('cards.quotes.emptyText')}>
            <Button onPress={() => setGiven('paste')}>{t('cards.quotes.add')}</Button>
          </EmptyState>
        </div>
      )}
      {given && (
        <ImportView file={given === 'paste' ? null : given} quotes={quotes} onClose={() => setGiven(null)} />
      )}
    </div>
  )
}

function Quotes({ quotes, onAdd }: { quotes: readonly MyQuote[]; onAdd: () => void }) {
  const { t } = useTranslation()
  const [showsMine, setShowsMine] = useAtom(showsMineAtom)
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<MyQuote | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const query = useDeferredValue(typed)
  const found = useMemo(() => matching(quotes, query), [quotes, query])
  const selected = useMemo(() => quotes.filter(({ id }) => chosen.has(id)), [quotes, chosen])
  const exportAs = async (kind: 'csv' | 'json') => {
    const { saveQuotes } = await import('./saveQuotes')
    saveQuotes(selected.length > 0 ? selected : quotes, kind)
  }
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t('cards.quotes.search')}
          clearLabel={t('cards.quotes.clearSearch')}
          value={typed}
          maxLength={QUERY_LENGTH}
          onChange={setTyped}
          onClear={() => setTyped('')}
        />
        <MenuButton
          label={t('cards.quotes.export')}
          icon={TOOL_ICONS.download}
          opens="down"
          items={(['csv', 'json'] as const).map((id) => ({
            id,
            label: t(`cards.quotes.exportAs.${id}`),
            icon: TOOL_ICONS.download,
          }))}
          onChoose={(kind) => void exportAs(kind)}
        />
        <Button onPress={onAdd}>{t('cards.quotes.add')}</Button>
      </div>
      <div className={styles.daily}>
        <Switch
          label={t('cards.quotes.daily')}
          isOn={showsMine}
          note={t('cards.quotes.dailyNote')}
          isNoteBelow
          onChange={setShowsMine}
        />
      </div>
      <p role="status" className={query === '' ? 'visuallyHidden' : styles.found}>
        {query !== '' && t('cards.quotes.found', { count: found.length })}
      </p>
      <Rows quotes={found} chosen={chosen} onChoose={setChosen} onOpen={setOpened} />
      {opened && <QuoteView quote={opened} onClose={() => setOpened(null)} />}
      {selected.length > 0 && <SelectionDock selected={selected} onClear={() => setChosen(new Set())} />}
    </>
  )
}

interface RowsProps {
  quotes: readonly MyQuote[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onOpen: (quote: MyQuote) => void
}

function Rows({ quotes, chosen, onChoose, onOpen }: RowsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const heightPx = useMediaQuery(mediaQuery('--phone')) ? ROW_ON_PHONE_PX : ROW_PX
  const byId = useMemo(() => new Map(quotes.map((quote) => [quote.id, quote])), [quotes])
  const rowsIn = useCallback(
    (widthPx: number) =>
      quotes.map(({ id }, at) => {
        const topPx = at * heightPx
        return { topPx, heightPx, cells: [{ id, place: at + 1, topPx, leftPx: 0, widthPx }] }
      }),
    [quotes, heightPx],
  )
  const isAll = quotes.length > 0 && quotes.every(({ id }) => chosen.has(id))
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  return (
    <>
      <label className={styles.all}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isAll}
          onChange={() => onChoose(new Set(isAll ? [] : quotes.map(({ id }) => id)))}
        />
        {t('cards.quotes.all')}
      </label>
      <KeptRows list={list} label={t('cards.quotes.list')} count={quotes.length} belowPx={0} rowsIn={rowsIn}>
        {({ id }) => {
          const quote = byId.get(id)!
          const { content, author, tags, from, day } = quote
          const when = day === '' ? '' : dayInWords(day, currentLanguage())
          return (
            <div className={styles.row} style={{ height: heightPx }}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={chosen.has(id)}
                  aria-label={t('cards.quotes.choose', { words: content.slice(0, 60) })}
                  onChange={(event) => choose(id, event.currentTarget.checked)}
                />
              </label>
              <button type="button" className={styles.open} onClick={() => onOpen(quote)}>
                <span className={styles.words}>{content}</span>
                <span className={styles.author}>{author}</span>
                <span className={styles.aside}>{[when, ...tags, from].filter(Boolean).join(' · ')}</span>
              </button>
            </div>
          )
        }}
      </KeptRows>
    </>
  )
}

function SelectionDock({ selected, onClear }: { selected: readonly MyQuote[]; onClear: () => void }) {
  const { t } = useTranslation()
  const store = useStore()
  const navigate = useNavigate()
  const remove = useDeleteQuotes()
  const make = () => {
    store.set(quotesToMakeAtom, selected)
    store.set(setTabAtom, 'quotes')
    void navigate(localPath(`${SET_PATH}?tab=quotes`))
  }
  return (
    <section data-dock className={styles.dock} aria-label={t('cards.quotes.selection')}>
      <DockBar figure={t('cards.quotes.selected', { count: selected.length })} note="" isSaid>
        <Button look="bare" onPress={onClear}>
          {t('cards.quotes.deselect')}
        </Button>
        <Button look="bare" icon={CARD_ICONS.trash} onPress={() => void remove(selected).then(onClear)}>
          {t('cards.actions.delete')}
        </Button>
        <Button look="filled" onPress={make}>
          {t('cards.quotes.make')}
        </Button>
      </DockBar>
    </section>
  )
}

/** Each delete can be undone from its toast. */
export function useDeleteQuotes() {
  const { t } = useTranslation()
  const store = useStore()
  return async (quotes: readonly MyQuote[]): Promise<void> => {
    const fail = (problem: 'full' | 'blocked' | null) => {
      if (problem) store.set(pushToastAtom, { kind: 'failure', text: t(`cards.${problem}`) })
    }
    const problem = await store.set(deleteMyQuotesAtom, new Set(quotes.map(({ id }) => id)))
    if (problem) return fail(problem)
    const run = () => void store.set(putMyQuotesAtom, quotes).then(fail)
    const text = t('cards.quotes.deleted', { count: quotes.length })
    store.set(pushToastAtom, undoable(text, t('cards.undo'), run))
  }
}

const searchedOf = memoByObject(({ content, translation, author, work, tags }: MyQuote) =>
  [content, translation, author, work, ...tags].join('\n').normalize('NFKC').toLowerCase(),
)

function matching(quotes: readonly MyQuote[], query: string): readonly MyQuote[] {
  const words = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  return quotes.filter((quote) => words.every((word) => searchedOf(quote).includes(word)))
}

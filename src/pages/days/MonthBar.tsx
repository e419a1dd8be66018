import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DAYS_PATH, monthPath, isCalendarDay } from '../../calendar/dayPaths'
import { monthAfter, monthOf } from '../../calendar/monthGrid'
import { currentLanguage, localPath } from '../../language/i18n'
import { monthInWords } from '../../language/dateInWords'
import { Button, ButtonLink } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { TextField } from '../../ui/TextField'
import { IconButton, IconLink } from '../../ui/IconButton'
import { SEARCH_ICON, SearchField } from '../../ui/SearchField'
import styles from './MonthBar.module.css'
import { QUERY_LENGTH } from '../../card/limits'
import { DaysMenus } from './DaysMenus'
import type { Search } from './useSearch'

const CALENDAR_ICON = <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M6.75 3v3.5M13.25 3v3.5" />

interface MonthBarProps {
  month: string
  today: string
  titleId: string
  placeId: string
  search: Search
  hasMenus: boolean
  onGoTo: (day: string) => void
  onToday: () => void // just before the page shows its month
}

export function MonthBar(props: MonthBarProps) {
  const { month, today, titleId, placeId, search, hasMenus, onGoTo, onToday } = props
  const { t } = useTranslation()
  const language = currentLanguage()
  const [isDateOpen, setDateOpen] = useState(false)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  const isSearching = isSearchOpen || search.typed !== ''

  useEffect(() => {
    if (isSearchOpen) field.current?.focus()
  }, [isSearchOpen])

  const closeSearch = () => {
    const wasOpened = searchButton.current?.offsetParent === null && isSearching
    search.clear()
    setSearchOpen(false)
    // On a phone the field disappears with its focus.
    if (wasOpened) requestAnimationFrame(() => searchButton.current?.focus())
  }
  const todayLink = (
    <ButtonLink to={localPath(DAYS_PATH)} look="bare" onFollow={onToday}>
      {t('days.today')}
    </ButtonLink>
  )
  return (
    <>
      <div className={classes(styles.bar, isSearching && styles.searching)}>
        <div className={styles.steps}>
          <MonthLink label={t('days.previous')} icon="back" to={monthAfter(month, -1)} />
          <MonthLink label={t('days.next')} icon="forward" to={monthAfter(month, 1)} />
        </div>
        <h1 id={titleId} className={styles.title} aria-live="polite">
          {monthInWords(`${month}-01`, language)}
        </h1>
        <div className={styles.ways}>
          <span className={styles.today}>{todayLink}</span>
          <IconButton
            label={t('days.goTo')}
            icon={CALENDAR_ICON}
            isExpanded={isDateOpen}
            controls={`${placeId}-date`}
            onPress={() => setDateOpen(!isDateOpen)}
          />
        </div>
        {hasMenus && (
          <div className={styles.menus}>
            <DaysMenus month={month} opens="down" />
          </div>
        )}
        <div className={styles.open}>
          <IconButton
            ref={searchButton}
            label={t('days.openSearch')}
            icon={SEARCH_ICON}
            onPress={() => setSearchOpen(true)}
          />
        </div>
        <div className={styles.search}>
          <SearchField
            ref={field}
            label={t('days.search')}
            clearLabel={t('days.clear')}
            value={search.typed}
            maxLength={QUERY_LENGTH}
            canClear={isSearching}
            controls={placeId}
            onChange={search.type}
            onClear={closeSearch}
          />
        </div>
      </div>
      <div id={`${placeId}-date`} hidden={!isDateOpen} className={styles.goTo}>
        {isDateOpen && (
          <GoToDate
            from={monthOf(today) === month ? today : `${month}-01`}
            onGoTo={(day) => {
              setDateOpen(false)
              onGoTo(day)
            }}
          />
        )}
        <span className={styles.todayBelow}>{todayLink}</span>
      </div>
    </>
  )
}

function MonthLink({ label, icon, to }: { label: string; icon: 'back' | 'forward'; to: string | null }) {
  if (to === null) return <span className={styles.noStep} />
  return <IconLink label={label} icon={icon} to={localPath(monthPath(to))} />
}

/** A button navigates, since a typed date changes at every key. */
function GoToDate({ from, onGoTo }: { from: string; onGoTo: (day: string) => void }) {
  const { t } = useTranslation()
  const [day, setDay] = useState(from)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isCalendarDay(day)) onGoTo(day)
  }
  return (
    <form className={styles.dateForm} onSubmit={submit}>
      <TextField
        type="date"
        label={t('days.date')}
        isLabelHidden
        value={day}
        onChange={setDay}
        min="0001-01-01"
        max="9999-12-31"
      />
      <Button type="submit" isDisabled={!isCalendarDay(day)}>
        {t('days.show')}
      </Button>
    </form>
  )
}

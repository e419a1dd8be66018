import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { placeSizePx } from '../../../card/set/places'
import { currentLanguage } from '../../../language/i18n'
import { placesOfDaysAtom, setScaleAtom } from '../../../state/set/setChoice'
import { IconButton } from '../../../ui/IconButton'
import { MadeForButton } from '../../shared/target/MadeForButton'
import { placeName } from '../setWords'
import styles from './Panels.module.css'
import { PlaceList } from './PlaceList'

/** What the days are made for: a row that opens the list. */
export function PlacesRow({ takesFocus, onOpen }: { takesFocus: boolean; onOpen: () => void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const places = useAtomValue(placesOfDaysAtom)
  const scale = useAtomValue(setScaleAtom)
  const [place] = places
  const isOne = place !== undefined && places.length === 1
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <MadeForButton
      ref={button}
      label={t('set.madeFor')}
      words={isOne ? placeName(place, currentLanguage()) : t('set.places', { count: places.length })}
      size={isOne ? placeSizePx(place, scale) : null}
      onOpen={onOpen}
    />
  )
}

/** The panel turned over: every place, to be chosen. The focus goes to the first chosen one; Esc turns it back. */
export function PlacesOfDays({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useAtom(placesOfDaysAtom)
  const scale = useAtomValue(setScaleAtom)
  useEffect(() => panel.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation() // a drawer would close
    onBack()
  }
  return (
    <div ref={panel} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <IconButton label={t('set.backToDays')} icon="back" onPress={onBack} />
        <h2>{t('set.madeFor')}</h2>
      </div>
      <PlaceList chosen={places} sizeOf={(place) => placeSizePx(place, scale)} onChange={setPlaces} />
    </div>
  )
}

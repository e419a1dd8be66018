import { useAtom, useAtomValue } from 'jotai'
import { placeSizePx } from '../../../card/set/places'
import { placesAtom, setScaleAtom } from '../../../state/set/setChoice'
import { FilesPart } from './FilesPart'
import styles from './Panels.module.css'
import { PlaceList } from './PlaceList'

/** This card in many sizes. */
export function SizesPanel() {
  const [places, setPlaces] = useAtom(placesAtom)
  const scale = useAtomValue(setScaleAtom)
  return (
    <div className={styles.panel}>
      <div className={styles.files}>
        <FilesPart places={places} />
      </div>
      <PlaceList chosen={places} sizeOf={(place) => placeSizePx(place, scale)} onChange={setPlaces} />
    </div>
  )
}

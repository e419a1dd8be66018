import { useAtomValue } from 'jotai'
import { isDraggingPictureAtom } from './dragging'
import styles from './DropFrame.module.css'

/** Shows, while a picture is dragged over the page, that the place it lies in takes one. */
export function DropFrame() {
  return useAtomValue(isDraggingPictureAtom) && <div className={styles.frame} aria-hidden="true" />
}

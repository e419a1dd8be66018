import { useAtomValue } from 'jotai'
import { isDraggingPictureAtom } from './isDraggingPictureAtom'
import styles from './DropFrame.module.css'

/** Marks its parent as a drop target while a picture is dragged over the page. */
export function DropFrame() {
  return useAtomValue(isDraggingPictureAtom) && <div className={styles.frame} aria-hidden="true" />
}

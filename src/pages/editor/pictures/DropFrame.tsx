import { useAtomValue, atom } from 'jotai'
import styles from './DropFrame.module.css'

/** True while something that may be a picture is dragged over the page: drop targets are then marked. */
export const isDraggingPictureAtom = atom(false)

/** Marks its parent as a drop target while a picture is dragged over the page. */
export function DropFrame() {
  return useAtomValue(isDraggingPictureAtom) && <div className={styles.frame} aria-hidden="true" />
}

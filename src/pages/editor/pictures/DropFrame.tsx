import { useAtomValue, atom } from 'jotai'
import styles from './DropFrame.module.css'

export const isDraggingPictureAtom = atom(false)

export function DropFrame() {
  return useAtomValue(isDraggingPictureAtom) && <div className={styles.frame} aria-hidden="true" />
}

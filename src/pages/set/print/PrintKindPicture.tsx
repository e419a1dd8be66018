import type { ReactElement } from 'react'
import type { PrintKind } from '../../../state/print/printChoice'
import styles from './PrintPanel.module.css'

const GRID = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => [57 + column * 13, 25 + row * 13]))

/** Sheets as they will look, on a tile of 150 × 100. */
const PICTURES: Record<PrintKind, ReactElement> = {
  cards: (
    <>
      <rect className={styles.sheet} x="31" y="19" width="88" height="62" />
      <rect className={styles.card} x="47" y="31" width="26" height="38" />
      <rect className={styles.card} x="77" y="31" width="26" height="38" />
    </>
  ),
  poster: (
    <>
      <rect className={styles.sheet} x="50" y="12" width="50" height="76" />
      {GRID.map(([x, y]) => (
        <rect key={`${x} ${y}`} className={styles.card} x={x} y={y} width="10" height="10" />
      ))}
    </>
  ),
  desk: (
    <>
      <rect className={styles.sheet} x="31" y="19" width="88" height="62" />
      <rect className={styles.card} x="41" y="29" width="31" height="42" />
      <path className={styles.lines} d="M80 34h31M80 43h31M80 52h31M80 61h31M80 70h31" />
    </>
  ),
}

export function PrintKindPicture({ kind }: { kind: PrintKind }) {
  return (
    <svg viewBox="0 0 150 100" className={styles.kind} aria-hidden="true" focusable="false">
      {PICTURES[kind]}
    </svg>
  )
}

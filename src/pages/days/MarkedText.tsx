import type { Hit } from '../../quotes/searchAlmanac'
import styles from './MarkedText.module.css'

/** A text with the hits of a search underlined; the lines of verse follow each other after a stroke. */
export function MarkedText({ text, hits }: { text: string; hits: readonly Hit[] }) {
  return (
    <>
      {inOneLine(text.slice(0, hits[0]?.from))}
      {hits.map(({ from, to }, at) => (
        <span key={from}>
          <mark className={styles.hit}>{inOneLine(text.slice(from, to))}</mark>
          {inOneLine(text.slice(to, hits[at + 1]?.from))}
        </span>
      ))}
    </>
  )
}

function inOneLine(text: string): string {
  return text.replaceAll('\n', ' / ')
}

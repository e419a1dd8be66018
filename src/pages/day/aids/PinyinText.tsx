import { graphemesOf } from '../../../text/graphemes'
import { sentencesOf } from '../../../text/sentences'
import styles from './Aids.module.css'

interface PinyinTextProps {
  text: string
  readings: (text: string) => readonly string[]
  sentence: number | null // the one that is being read aloud
}

interface Cell {
  character: string
  reading: string
  mark: string // what follows it: 。 or ”
}

/** Chinese in equal cells, each character with its reading above. Marks hang beside the character before them. */
export function PinyinText({ text, readings, sentence }: PinyinTextProps) {
  const all = readings(text)
  let start = 0
  return sentencesOf(text).map((words, at) => {
    const cells = cellsOf(words, all.slice(start, start + words.length))
    start += words.length
    return (
      <span key={at} className={at === sentence ? styles.readCells : undefined}>
        {cells.map((cell, place) =>
          cell === 'end of line' ? <br key={place} /> : <CellOf key={place} {...cell} />,
        )}
      </span>
    )
  })
}

function CellOf({ character, reading, mark }: Cell) {
  if (reading === '') return <span className={styles.plain}>{character + mark}</span>
  return (
    <span className={styles.cell}>
      <ruby>
        {character}
        <rt lang="zh-Latn-pinyin">{reading}</rt>
      </ruby>
      {mark !== '' && <span className={styles.mark}>{mark}</span>}
    </span>
  )
}

function cellsOf(words: string, readings: readonly string[]): (Cell | 'end of line')[] {
  const cells: (Cell | 'end of line')[] = []
  let at = 0
  for (const character of graphemesOf(words)) {
    const reading = readings[at] ?? ''
    at += character.length
    const last = cells.at(-1)
    if (character === '\n') cells.push('end of line')
    else if (reading === '' && last && last !== 'end of line' && !OPENING.test(character))
      last.mark += character
    else cells.push({ character, reading, mark: '' })
  }
  return cells
}

const OPENING = /[“‘「『《（(]/u

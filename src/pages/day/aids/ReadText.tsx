import { sentencesOf } from '../../../text/sentences'
import styles from './Aids.module.css'

interface ReadTextProps {
  text: string
  sentence: number | null // the one that is being read aloud
}

/** A text; the sentence that is being read is underlined. */
export function ReadText({ text, sentence }: ReadTextProps) {
  if (sentence === null) return text
  return sentencesOf(text).map((words, at) => {
    const end = words.length - words.trimEnd().length
    return (
      <span key={at}>
        <span className={at === sentence ? styles.read : undefined}>
          {words.slice(0, words.length - end)}
        </span>
        {words.slice(words.length - end)}
      </span>
    )
  })
}

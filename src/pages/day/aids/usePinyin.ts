import { useEffect, useState } from 'react'

/** The reading at each UTF-16 unit of a text; '' where there is none. */
type Readings = (text: string) => readonly string[]

/** How a text is read, once asked for and come: of the almanac by a table, of other words by a dictionary. */
export function usePinyin(
  text: string,
  isWanted: boolean,
): { readings: Readings | null; isAwaited: boolean } {
  const [known, setKnown] = useState<{ text: string; readings: Readings | null } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    void (async () => {
      try {
        const { knowsReadings, readingsOf } = await import('../../../text/pinyin/readings')
        const isKnown = text.split('\n').every(knowsReadings)
        const dictionary = isKnown ? null : (await import('../../../text/pinyin/dictionary')).dictionary
        const readings = (whole: string) =>
          whole.split('\n').flatMap((line, at) => [...(at > 0 ? [''] : []), ...readingsOf(line, dictionary)])
        if (!isLeft) setKnown({ text, readings })
      } catch (error) {
        console.warn('The pinyin did not load.', error)
        if (!isLeft) setKnown({ text, readings: null })
      }
    })()
    return () => {
      isLeft = true
    }
  }, [text, isWanted])
  const isKnown = known?.text === text
  return { readings: isWanted && isKnown ? known.readings : null, isAwaited: isWanted && !isKnown }
}

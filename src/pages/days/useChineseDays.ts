import { useEffect, useState } from 'react'

/** A day's Chinese date: 小雪 on a solar term, 十月 on the first of a month, else 初二. */
export interface ChineseDay {
  text: string
  isTerm: boolean
  spoken: string // 农历十月十四，小雪
}

type ChineseDayOf = (calendarDay: string) => ChineseDay | null

let arrived: ChineseDayOf | null = null

/** null until their table has loaded. */
export function useChineseDays(areShown: boolean): ChineseDayOf | null {
  const [known, setKnown] = useState<{ chineseDayOf: ChineseDayOf } | null>(
    arrived && { chineseDayOf: arrived },
  )
  useEffect(() => {
    if (!areShown || known) return
    load().then(
      (chineseDayOf) => setKnown({ chineseDayOf }),
      (error: unknown) => console.warn('The Chinese calendar did not load', error),
    )
  }, [areShown, known])
  return areShown && known ? known.chineseDayOf : null
}

async function load(): Promise<ChineseDayOf> {
  const [{ chineseDateOf, solarTermOf }, { chineseDateInWords }] = await Promise.all([
    import('../../calendar/chineseCalendar'),
    import('../../calendar/chineseWords'),
  ])
  arrived = (calendarDay) => {
    const date = chineseDateOf(calendarDay)
    if (!date) return null
    const whole = chineseDateInWords(date) // 十月十四
    const term = solarTermOf(calendarDay)
    const at = whole.indexOf('月') + 1
    return {
      text: term ?? (date.day === 1 ? whole.slice(0, at) : whole.slice(at)),
      isTerm: term !== null,
      spoken: `农历${whole}${term === null ? '' : `，${term}`}`,
    }
  }
  return arrived
}

import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useEffect, useState, type KeyboardEvent } from 'react'
import type { LanguageId } from '../../../language/languages'
import { classes } from '../../../ui/classes'
import { DAY_ICONS } from '../../../ui/toolIcons'
import { Icon } from '../../../ui/Icon'
import { SteadyText } from '../../../ui/SteadyText'
import { moveFocus } from '../../../ui/useMenu'
import styles from './Aids.module.css'
import { aidsAtom } from './aids'
import { type Reading, voiceFor } from './useReading'

const LATE_MS = 3_000 // A browser that has listed no voice by then has none.

interface AidsToolbarProps {
  texts: Record<LanguageId, string>
  reading: Reading | null
  silent: LanguageId | null // language whose voice was requested but is missing
  onListen: (language: LanguageId, voices: readonly SpeechSynthesisVoice[]) => void
  onSilent: (language: LanguageId) => void
}

const SPOKEN = ['en', 'zh'] as const satisfies readonly LanguageId[]
const SWITCHES = ['translation', 'pinyin'] as const

export function AidsToolbar({ texts, reading, silent, onListen, onSilent }: AidsToolbarProps) {
  const { t } = useTranslation()
  const [aids, change] = useAtom(aidsAtom)
  const voices = useVoices()
  const { item, onKeyDown } = useToolbar()
  return (
    <div className={styles.aids}>
      <div role="toolbar" aria-label={t('day.aids.label')} className={styles.toolbar} onKeyDown={onKeyDown}>
        <span className={styles.group}>
          {SPOKEN.map((language) => {
            const isMute = voices !== null && voiceFor(voices, language) === null
            const isReading = reading?.language === language
            const whyNot = isMute ? t(`day.aids.noVoice.${language}`) : undefined
            return (
              <button
                key={language}
                {...item(language)}
                type="button"
                className={classes(styles.aid, isReading && styles.on)}
                aria-pressed={isReading}
                aria-disabled={isMute || undefined}
                aria-description={whyNot}
                title={whyNot}
                onClick={() =>
                  isMute
                    ? onSilent(language)
                    : texts[language] !== '' && onListen(language, voices ?? voicesNow())
                }
              >
                <Icon name={DAY_ICONS[isReading ? 'stop' : 'speaker']} sizePx={18} />
                <SteadyText isChosen={isReading}>{t(`day.aids.listen.${language}`)}</SteadyText>
              </button>
            )
          })}
        </span>
        <span className={styles.group}>
          {SWITCHES.map((id) => (
            <button
              key={id}
              {...item(id)}
              type="button"
              className={classes(styles.aid, styles.toggle, aids[id] && styles.on)}
              aria-pressed={aids[id]}
              onClick={() => change({ [id]: !aids[id] })}
            >
              <SteadyText isChosen={aids[id]}>{t(`day.aids.${id}`)}</SteadyText>
            </button>
          ))}
        </span>
      </div>
      <p className={styles.note} role="status">
        {silent && t(`day.aids.noVoice.${silent}`)}
      </p>
    </div>
  )
}

/** null until known. They load late and may change. */
function useVoices(): readonly SpeechSynthesisVoice[] | null {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[] | null>(null)
  useEffect(() => {
    if (!('speechSynthesis' in window)) {
      setVoices([])
      return
    }
    const { speechSynthesis } = window
    const read = () => {
      const known = voicesNow()
      if (known.length > 0) setVoices(known)
    }
    read()
    const timer = setTimeout(() => setVoices((known) => known ?? []), LATE_MS)
    speechSynthesis.addEventListener?.('voiceschanged', read) // Safari has lacked this event.
    return () => {
      clearTimeout(timer)
      speechSynthesis.removeEventListener?.('voiceschanged', read)
    }
  }, [])
  return voices
}

/** Voices listed so far: a tap may precede hydration. */
function voicesNow(): readonly SpeechSynthesisVoice[] {
  return 'speechSynthesis' in window ? window.speechSynthesis.getVoices() : []
}

/** One tab stop, the item focused last; arrow keys, Home and End move between items. */
function useToolbar() {
  const [stop, setStop] = useState<(typeof SPOKEN)[number] | (typeof SWITCHES)[number]>('en')
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      moveFocus(event, [...event.currentTarget.querySelectorAll('button')], ['ArrowLeft', 'ArrowRight']),
    item: (id: typeof stop) => ({ tabIndex: id === stop ? 0 : -1, onFocus: () => setStop(id) }),
  }
}

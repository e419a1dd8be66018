import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  callOffAtom,
  filledExampleAtom,
  isCalledOffAtom,
  requestedHostAtom,
  restoreInputTextAtom,
} from '../../state/homeInput'
import { Button } from '../../ui/Button'
import { FieldNote } from '../../ui/FieldNote'
import styles from './CardMaker.module.css'

/** A look-up says what it does once it takes longer than a glance, and then what it waits for. */
const STAGES_MS = [1_000, 4_000]

interface InputStatusProps {
  isLookingUp: boolean
  onCalledOff: () => void // for the focus, whose button has gone
}

/**
 * What the input is doing, politely announced, with the one thing to do about it: call off a long look-up, or put back
 * the words that an example replaced.
 */
export function InputStatus({ isLookingUp, onCalledOff }: InputStatusProps) {
  const { t } = useTranslation()
  const host = useAtomValue(requestedHostAtom)
  const filled = useAtomValue(filledExampleAtom)
  const isCalledOff = useAtomValue(isCalledOffAtom)
  const putBack = useSetAtom(restoreInputTextAtom)
  const callOff = useSetAtom(callOffAtom)
  const stage = useStage(isLookingUp)
  const progress = [undefined, t('home.input.readingPage', { host }), t('home.input.stillWaiting', { host })]
  return (
    <>
      <div role="status">
        {isLookingUp && stage === 0 && <span className="visuallyHidden">{t('home.input.lookingUp')}</span>}
        {isLookingUp && <FieldNote hint={progress[stage]} />}
        {isCalledOff && <FieldNote hint={t('home.input.calledOff')} />}
        {filled && !isLookingUp && <FieldNote hint={t(`home.input.filled.${filled.example}`)} />}
      </div>
      {isLookingUp && stage > 0 && (
        <div className={styles.answer}>
          <Button
            look="bare"
            onPress={() => {
              callOff()
              onCalledOff()
            }}
          >
            {t('home.input.callOff')}
          </Button>
        </div>
      )}
      {filled && !isLookingUp && filled.replaced.trim() !== '' && (
        <div className={styles.answer}>
          <Button look="bare" onPress={putBack}>
            {t('home.input.putBack')}
          </Button>
        </div>
      )}
    </>
  )
}

/** How many of the stages a look-up under way has reached. */
function useStage(isLookingUp: boolean): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (!isLookingUp) return
    const timers = STAGES_MS.map((ms, index) => setTimeout(() => setStage(index + 1), ms))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setStage(0)
    }
  }, [isLookingUp])
  return stage
}

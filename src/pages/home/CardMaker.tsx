import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { localPath } from '../../language/i18n'
import {
  cancelInputAtom,
  generateCardAtom,
  inputProblemAtom,
  inputTextAtom,
  loadExampleAtom,
  enterDetailsAtom,
  callOffAtom,
  restoreInputTextAtom,
  homeInputAtom,
} from '../../state/homeInput'
import { lookUpAtom } from '../../state/product'
import { mediaQuery } from '../../styles/media'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import { preloadEditor } from '../importEditor'
import { holdKeyboard } from '../browser/heldKeyboard'
import { useMediaQuery } from '../browser/useWindowWidth'
import styles from './HomePage.module.css'
import { FieldNote } from '../../ui/FieldNote'
import { isComposing } from '../../ui/isComposing'
import { TextArea } from '../../ui/TextArea'

const LINK_LIKE = /^\s*\S+\.\S+\s*$/u

/** A slow look-up first reports what it does, then what it waits for. */
const STAGES_MS = [1_000, 4_000]

/** Messages appear below, so that nothing moves. */
export function CardMaker() {
  const { t } = useTranslation()
  const [text, setText] = useAtom(inputTextAtom)
  const isLookingUp = useAtomValue(lookUpAtom).status === 'loading'
  const problem = useAtomValue(inputProblemAtom)
  const generate = useSetAtom(generateCardAtom)
  const loadExample = useSetAtom(loadExampleAtom)
  const typeDetails = useSetAtom(enterDetailsAtom)
  const isNarrow = useMediaQuery(mediaQuery('--narrow'))
  const field = useRef<HTMLTextAreaElement>(null)
  const generateButton = useRef<HTMLButtonElement>(null)
  const problemId = useId()
  const navigate = useNavigate()
  const cancel = useSetAtom(cancelInputAtom)
  useTextTypedBeforeHydration(field)
  useEffect(() => cancel, [cancel]) // A request would otherwise navigate to the editor from another page.

  const openEditor = () => void navigate(localPath('/editor'))
  const make = async () => {
    if (isLookingUp) return
    preloadEditor()
    if (await generate()) openEditor()
    else if (field.current?.value.trim() === '') field.current.focus()
  }

  const keys = useSubmitKeys(text, () => void make())
  // No form: submitting before the script has loaded would reload the page and lose the text.
  return (
    <div className={styles.field}>
      <TextArea
        ref={field}
        size="home"
        label={t('home.input.label')}
        accessibleName={t('home.input.name')}
        placeholder={t(isNarrow ? 'home.input.placeholderShort' : 'home.input.placeholder')}
        rows={Math.min(6, text.split('\n').length)}
        value={text}
        errorId={problem ? problemId : undefined}
        onChange={setText}
        {...keys}
      />
      <div className={styles.actions}>
        <Button ref={generateButton} isBusy={isLookingUp} onPress={() => void make()}>
          {t('home.input.generate')}
        </Button>
        <Button look="bare" onPress={loadExample}>
          {t('home.input.loadExample')}
        </Button>
      </div>
      <InputStatus isLookingUp={isLookingUp} onCalledOff={() => generateButton.current?.focus()} />
      {problem && (
        <div className={styles.note}>
          <ErrorNote
            id={problemId}
            title={t(`home.input.problem.${problem.code}.title`)}
            action={
              problem.kind === 'lookUp' && (
                <Button
                  onPress={() => {
                    holdKeyboard(t('home.input.typeDetails'))
                    typeDetails()
                    openEditor()
                  }}
                >
                  {t('home.input.typeDetails')}
                </Button>
              )
            }
          >
            {t(`home.input.problem.${problem.code}.next`)}
          </ErrorNote>
        </div>
      )}
    </div>
  )
}

/** Keeps text typed into the static page before the script had loaded. */
function useTextTypedBeforeHydration(field: React.RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useAtom(inputTextAtom)
  const initialText = useRef(text)
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (initialText.current === '' && typed !== '') setText(typed)
  }, [field, setText])
}

interface InputStatusProps {
  isLookingUp: boolean
  onCalledOff: () => void // moves the focus, since its button has gone
}

/** It has one action: cancel a long look-up, or restore replaced text. */
function InputStatus({ isLookingUp, onCalledOff }: InputStatusProps) {
  const { t } = useTranslation()
  const { link, filled, isCalledOff } = useAtomValue(homeInputAtom)
  const putBack = useSetAtom(restoreInputTextAtom)
  const callOff = useSetAtom(callOffAtom)
  const stage = useStage(isLookingUp)
  const host = link?.host ?? ''
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

/**
 * On one line, Enter submits and Shift+Enter adds a line; on several, Ctrl or Cmd with Enter submits. Touch
 * has no Shift, so Enter adds a line, except after a link.
 */
function useSubmitKeys(text: string, submit: () => void) {
  const isTouch = useMediaQuery('(pointer: coarse)')
  const isOneLine = !text.includes('\n')
  const enterSubmits = isOneLine && (!isTouch || LINK_LIKE.test(text))
  return {
    enterKeyHint: enterSubmits ? ('go' as const) : ('enter' as const),
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key !== 'Enter' || isComposing(event)) return
      if (event.shiftKey || !(enterSubmits || event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      submit()
    },
  }
}

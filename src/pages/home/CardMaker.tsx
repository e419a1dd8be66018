import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import {
  cancelInputAtom,
  generateCardAtom,
  inputProblemAtom,
  inputTextAtom,
  loadExampleAtom,
  enterDetailsAtom,
} from '../../state/homeInput'
import { lookUpAtom } from '../../state/product'
import { mediaQuery } from '../../styles/media'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import { TextArea } from '../../ui/TextArea'
import { preloadEditor } from '../importEditor'
import { holdKeyboard } from '../browser/heldKeyboard'
import { useMediaQuery } from '../browser/useWindowWidth'
import styles from './CardMaker.module.css'
import { InputStatus } from './InputStatus'
import { useSubmitKeys } from './useSubmitKeys'

/**
 * Makes a card from the visitor's quote, or from a product's link. Messages appear below it, so that nothing
 * moves.
 */
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
  useTextTypedBeforeHydration(field)
  useCancelInput()

  const openEditor = () => void navigate(withLanguage('/editor', currentLanguage()))
  const make = async () => {
    if (isLookingUp) return
    preloadEditor()
    if (await generate()) openEditor()
    else if (field.current?.value.trim() === '') field.current.focus()
  }

  const keys = useSubmitKeys(text, () => void make())
  // No form: submitting one before the script has loaded would reload the page and lose the words.
  return (
    <div className={styles.maker}>
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

/** Keeps words that were typed into the static page before the script had loaded. */
function useTextTypedBeforeHydration(field: React.RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useAtom(inputTextAtom)
  const initialText = useRef(text)
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (initialText.current === '' && typed !== '') setText(typed)
  }, [field, setText])
}

/** Leaving the page cancels the request, which would otherwise navigate to the editor. */
function useCancelInput() {
  const cancel = useSetAtom(cancelInputAtom)
  useEffect(() => cancel, [cancel])
}

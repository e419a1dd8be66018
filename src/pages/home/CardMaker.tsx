import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import {
  cancelInputAtom,
  filledExampleAtom,
  generateCardAtom,
  inputProblemAtom,
  inputTextAtom,
  loadExampleAtom,
  restoreInputTextAtom,
  enterDetailsAtom,
} from '../../state/homeInput'
import { lookUpAtom } from '../../state/product'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import { FieldNote } from '../../ui/FieldNote'
import { TextArea } from '../../ui/TextArea'
import { preloadEditor } from '../editor/importEditor'
import { useMediaQuery } from '../browser/useWindowWidth'
import styles from './CardMaker.module.css'
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
  const isNarrow = useMediaQuery('(max-width: 1023.98px)') // HomePage.module.css
  const field = useRef<HTMLTextAreaElement>(null)
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
        <Button isBusy={isLookingUp} onPress={() => void make()}>
          {t('home.input.generate')}
        </Button>
        <Button look="bare" onPress={loadExample}>
          {t('home.input.loadExample')}
        </Button>
      </div>
      <FilledExample isLookingUp={isLookingUp} />
      {problem && (
        <div className={styles.note}>
          <ErrorNote
            id={problemId}
            title={t(`home.input.problem.${problem.code}.title`)}
            action={
              problem.kind === 'lookUp' && (
                <Button
                  onPress={() => {
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

/** Announces that an example was loaded, and offers to restore the words it replaced. */
function FilledExample({ isLookingUp }: { isLookingUp: boolean }) {
  const { t } = useTranslation()
  const filled = useAtomValue(filledExampleAtom)
  const putBack = useSetAtom(restoreInputTextAtom)
  return (
    <>
      <div role="status">
        {isLookingUp && <span className="visuallyHidden">{t('home.input.lookingUp')}</span>}
        {filled && <FieldNote hint={t(`home.input.filled.${filled.example}`)} />}
      </div>
      {filled && filled.replaced.trim() !== '' && (
        <div className={styles.putBack}>
          <Button look="bare" onPress={putBack}>
            {t('home.input.putBack')}
          </Button>
        </div>
      )}
    </>
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

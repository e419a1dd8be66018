import { lazy, Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../ui/Spinner'

/** What the tab Print shows in each part of the page. */
interface PrintParts {
  Panel: ComponentType // what is chosen
  Sheets: ComponentType // the sheets of paper, in the contact sheet's place
  Steps: ComponentType // to the sheets beside the one that is shown
  Dock: ComponentType // what comes out, and the buttons for it
}

/** The code of the tab Print, which comes with the tab. */
const importPrint = (): Promise<PrintParts> => import('./printTab')

const lazyPart = (part: keyof PrintParts) =>
  lazy(() => importPrint().then((parts) => ({ default: parts[part] })))

const PARTS = {
  Panel: lazyPart('Panel'),
  Sheets: lazyPart('Sheets'),
  Dock: lazyPart('Dock'),
  Steps: lazyPart('Steps'),
}

/** A part of the tab Print, once its code has come. */
export function PrintPart({ part }: { part: keyof PrintParts }) {
  const { t } = useTranslation()
  const Part = PARTS[part]
  return (
    <Suspense fallback={part === 'Steps' ? null : <Spinner label={t('site.loading')} />}>
      <Part />
    </Suspense>
  )
}

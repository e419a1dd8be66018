import { lazy, Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../ui/Spinner'

interface PrintParts {
  Panel: ComponentType // shows the chosen options
  Sheets: ComponentType
  Steps: ComponentType
  Dock: ComponentType
}

const importPrint = (): Promise<PrintParts> => import('./printTab')

const lazyPart = (part: keyof PrintParts) =>
  lazy(() => importPrint().then((parts) => ({ default: parts[part] })))

const PARTS = {
  Panel: lazyPart('Panel'),
  Sheets: lazyPart('Sheets'),
  Dock: lazyPart('Dock'),
  Steps: lazyPart('Steps'),
}

export function PrintPart({ part }: { part: keyof PrintParts }) {
  const { t } = useTranslation()
  const Part = PARTS[part]
  return (
    <Suspense fallback={part === 'Steps' ? null : <Spinner label={t('site.loading')} />}>
      <Part />
    </Suspense>
  )
}

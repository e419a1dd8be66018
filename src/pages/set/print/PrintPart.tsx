import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../ui/Spinner'
import { importPrint, type PrintParts } from './printParts'

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

import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../../language/i18n'
import { Spinner } from '../../../ui/Spinner'

const importPrint = () => withTexts('print', () => import('./printTab'))

type PartId = keyof Awaited<ReturnType<typeof importPrint>>

const lazyPart = (part: PartId) => lazy(() => importPrint().then((parts) => ({ default: parts[part] })))

const PARTS = {
  Panel: lazyPart('Panel'),
  Sheets: lazyPart('Sheets'),
  Dock: lazyPart('Dock'),
  Steps: lazyPart('Steps'),
}

export function PrintPart({ part }: { part: PartId }) {
  const { t } = useTranslation()
  const Part = PARTS[part]
  return (
    <Suspense fallback={part === 'Steps' ? null : <Spinner label={t('site.loading')} />}>
      <Part />
    </Suspense>
  )
}

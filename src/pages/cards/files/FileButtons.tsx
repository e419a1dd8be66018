import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptCardsAtom } from '../../../state/kept/keptCards'
import { keptDayListAtom } from '../../../state/kept/keptDays'
import { pushToastAtom } from '../../../state/toasts'
import { Button } from '../../../ui/Button'
import { useFileInput } from '../../../ui/useFileInput'
import styles from './FileButtons.module.css'

const FILES = 'application/json,.json,image/png,image/jpeg,image/webp'
const importFiles = () => import('./keptFiles')

/** All that is kept to one file, and back. */
export function FileButtons() {
  const { t } = useTranslation()
  const store = useStore()
  const pushToast = useSetAtom(pushToastAtom)
  const [busy, setBusy] = useState<'import' | 'export' | null>(null)
  const { count } = useAtomValue(keptCardsAtom)
  const days = useAtomValue(keptDayListAtom)
  const isEmpty = count === 0 && (days?.length ?? 0) === 0
  const fail = (text: string) => pushToast({ kind: 'failure', text })

  const run = async (what: 'import' | 'export', act: () => Promise<void>) => {
    setBusy(what)
    try {
      await act()
    } catch (error) {
      console.warn('the file of kept cards', error)
      fail(t('cards.fileFailed'))
    } finally {
      setBusy(null)
    }
  }
  const write = () =>
    run('export', async () => {
      const problem = await (await importFiles()).exportAll(store)
      if (problem) fail(t(`cards.${problem}`))
    })
  const read = (file: File) =>
    run('import', async () => {
      const outcome = await (await importFiles()).importFile(store, file)
      if ('error' in outcome) {
        const { error } = outcome
        fail(error === 'full' || error === 'blocked' ? t(`cards.${error}`) : t(`cards.fileErrors.${error}`))
        return
      }
      const added = [
        outcome.cards > 0 && t('cards.importedCards', { count: outcome.cards }),
        outcome.days > 0 && t('cards.importedDays', { count: outcome.days }),
      ].filter((text) => text !== false)
      pushToast({ kind: 'done', text: added.length > 0 ? added.join(' ') : t('cards.importedNone') })
    })
  const { input, choose } = useFileInput(FILES, (file) => void read(file), t('cards.import'))
  return (
    <div className={styles.buttons}>
      <Button look="bare" isBusy={busy === 'import'} onPress={choose}>
        {t('cards.import')}
      </Button>
      <Button isBusy={busy === 'export'} isDisabled={isEmpty} onPress={() => void write()}>
        {t('cards.exportAll')}
      </Button>
      {input}
    </div>
  )
}

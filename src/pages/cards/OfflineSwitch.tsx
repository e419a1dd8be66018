import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bytesInWords } from '../../language/bytesInWords'
import { everythingAtom } from '../../state/edition'
import { Button } from '../../ui/Button'
import { Switch } from '../../ui/Switch'
import { chooseEverything, everything, wantsEverything } from '../shell/everything'
import styles from './CardsPage.module.css'

/** Empty where the build made no list or nothing can be stored. */
export function OfflineSwitch() {
  const { t } = useTranslation()
  const store = useStore()
  const { isWanted, share, hasFailed } = useAtomValue(everythingAtom)
  const [bytes, setBytes] = useState(0)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    // The atom follows once the worker is ready.
    store.set(everythingAtom, (before) => ({ ...before, isWanted: wantsEverything() }))
    everything().then(
      (list) => setBytes(list.bytes),
      () => undefined, // then nothing is offered
    )
  }, [store])
  const state = hasFailed ? 'Failed' : !isWanted ? 'Off' : share < 1 ? 'Storing' : 'Stored'
  const words = t(`cards.everything${state}`, { percent: Math.floor(share * 100) })
  const choose = (isOn: boolean) => void chooseEverything(store, isOn)
  return (
    <div className={styles.offline}>
      {bytes > 0 && (
        <>
          <Switch
            label={t('cards.everything', { size: bytesInWords(bytes) })}
            isOn={isWanted}
            note={words}
            isNoteBelow
            onChange={choose}
          />
          {hasFailed && (
            <Button look="bare" onPress={() => choose(true)}>
              {t('cards.everythingAgain')}
            </Button>
          )}
        </>
      )}
      <p role="status" className="visuallyHidden">
        {bytes > 0 && (state === 'Failed' || state === 'Stored') && words}
      </p>
    </div>
  )
}

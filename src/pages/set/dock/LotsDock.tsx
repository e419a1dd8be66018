import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import type { Lot } from '../../../state/set/shareLots'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { lotInWords } from '../setWords'
import { useSetActions } from '../useSetActions'
import styles from './SetDock.module.css'
import { useLostFocus } from './useLostFocus'

/** A finished set, handed to the share sheet lot by lot: each needs a tap of its own. */
export function LotsDock({ lots }: { lots: readonly Lot[] }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const { shareLot, discard } = useSetActions()
  const share = useRef<HTMLButtonElement>(null)
  useLostFocus(share)
  const [chosen, choose] = useState<number | null>(null)
  const first = lots.findIndex(({ isHanded }) => !isHanded)
  const current = chosen ?? Math.max(0, first)
  const words = lots.map(({ items }, at) => lotInWords(items, countBefore(lots, at), language, t))
  return (
    <div className={styles.lots}>
      <ol aria-label={t('set.lots.label')}>
        {lots.map(({ isHanded }, at) => (
          <li key={at}>
            <button
              type="button"
              className={styles.lot}
              aria-current={at === current || undefined}
              onClick={() => choose(at)}
            >
              <span>{t('set.lots.name', { number: at + 1 })}</span> <span>{words[at]}</span>{' '}
              <span className={styles.lotState}>
                {at === current ? t('set.lots.this') : isHanded ? t('set.lots.handed') : ''}
                {isHanded && <Icon name="check" sizePx={16} />}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.limit}>{t('set.lots.limit')}</p>
      <Button
        ref={share}
        look="filled"
        fillsWidth
        icon={TOOL_ICONS.share}
        onPress={() => {
          choose(null)
          shareLot(current)
        }}
      >
        {t('set.lots.share', { what: words[current] })}
      </Button>
      <Button look="bare" fillsWidth onPress={discard}>
        {t('set.lots.end')}
      </Button>
    </div>
  )
}

function countBefore(lots: readonly Lot[], at: number): number {
  return lots.slice(0, at).reduce((count, { items }) => count + items.length, 0)
}

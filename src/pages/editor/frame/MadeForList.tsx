import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import type { Target } from '../../../look/target'
import { TARGET_GROUPS, TARGETS, targetOf, type MadeFor } from '../../../look/targets'
import { keysOf } from '../../../scene/values'
import { chooseTargetAtom, madeForAtom, targetAtom } from '../../../state/target'
import { IconButton } from '../../../ui/IconButton'
import { useMoreBelow } from '../../../ui/useMoreBelow'
import { useEditorLayout } from '../useEditorLayout'
import { ClearZonesSwitch } from './MadeFor'
import styles from '../../shared/target/MadeFor.module.css'
import { TargetShape } from '../../shared/target/TargetShape'
import { clearWords, sizeWords } from '../../shared/target/targetWords'

/** Focuses the chosen target; Esc goes back. */
export function MadeForList({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const rows = useRef<HTMLDivElement>(null)
  const target = useAtomValue(targetAtom)
  const layout = useEditorLayout()
  useMoreBelow(rows, id)
  useEffect(() => rows.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation() // A sheet would close, and the canvas would deselect.
    onBack()
  }
  return (
    <div className={styles.panel} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <IconButton label={t('target.back')} icon="back" onPress={onBack} />
        <h3 id={id}>{t('target.madeFor')}</h3>
      </div>
      <div ref={rows} className={styles.rows} role="radiogroup" aria-labelledby={id}>
        <TargetRow name={id} madeFor="anything" />
        <div className={styles.groups}>
          {keysOf(TARGET_GROUPS).map((group) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
              <span id={`${id}-${group}`} className={styles.groupName}>
                {TARGET_GROUPS[group][currentLanguage()]}
              </span>
              {keysOf(TARGETS)
                .filter((madeFor) => TARGETS[madeFor].group === group)
                .map((madeFor) => (
                  <TargetRow key={madeFor} name={id} madeFor={madeFor} />
                ))}
            </div>
          ))}
        </div>
      </div>
      {layout !== 'phone' && (
        <div className={styles.foot}>
          <ClearZonesSwitch />
        </div>
      )}
      <span role="status" className="visuallyHidden">
        {target && clearWords(target, t)}
      </span>
    </div>
  )
}

function TargetRow({ name, madeFor }: { name: string; madeFor: MadeFor }) {
  const { t } = useTranslation()
  const id = useId()
  const chosen = useAtomValue(madeForAtom)
  const choose = useSetAtom(chooseTargetAtom)
  const target: Target | null = targetOf(madeFor)
  return (
    <label className={styles.row}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={madeFor}
        checked={madeFor === chosen}
        aria-labelledby={id}
        aria-describedby={`${id}-size ${id}-clear`}
        onChange={() => choose(madeFor)}
      />
      <TargetShape target={target} />
      <span id={id} className={styles.name}>
        {target ? target.label[currentLanguage()] : t('target.anything')}
      </span>
      <span id={`${id}-size`} className={styles.size}>
        {target ? sizeWords(target) : t('target.anySize')}
      </span>
      <span id={`${id}-clear`} className="visuallyHidden">
        {target && clearWords(target, t)}
      </span>
    </label>
  )
}

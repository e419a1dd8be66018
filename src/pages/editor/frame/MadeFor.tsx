import { useAtom, useAtomValue } from 'jotai'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { targetAtom } from '../../../state/target'
import { FieldNote } from '../../../ui/FieldNote'
import { GroupLabel } from '../../../ui/GroupLabel'
import { Icon } from '../../../ui/Icon'
import { Switch } from '../../../ui/Switch'
import { useEditorLayout } from '../useEditorLayout'
import { wantsClearZonesAtom } from './clearZoneAtoms'
import styles from '../../shared/target/MadeFor.module.css'
import { shownLessAtom } from './shownLessAtom'
import { TargetShape } from '../../shared/target/TargetShape'
import { clearWords, sizeWords } from '../../shared/target/targetWords'

/** What the card is made for: a row that opens the list of targets. */
export function MadeFor({ onOpen, ref }: { onOpen: () => void; ref: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation()
  const id = useId()
  const target = useAtomValue(targetAtom)
  const shownLess = useAtomValue(shownLessAtom)
  const layout = useEditorLayout()
  return (
    <div>
      <GroupLabel id={id} label={t('target.madeFor')} />
      <button
        ref={ref}
        type="button"
        className={styles.open}
        aria-labelledby={id}
        aria-describedby={`${id}-value`}
        onClick={onOpen}
      >
        <TargetShape target={target} />
        <span id={`${id}-value`} className={styles.value}>
          <span>{target ? target.label[currentLanguage()] : t('target.anything')}</span>{' '}
          {target && <span className={styles.size}>{sizeWords(target)}</span>}
        </span>
        <Icon name="forward" sizePx={16} />
      </button>
      <FieldNote hint={target ? clearWords(target, t) || (target.greys && t('target.greys')) || '' : ''} />
      {shownLess && <FieldNote hint={t(`target.showsLess.${shownLess}`)} />}
      {layout === 'phone' && target && target.clear.length > 0 && <ClearZonesSwitch />}
    </div>
  )
}

export function ClearZonesSwitch() {
  const { t } = useTranslation()
  const [isOn, change] = useAtom(wantsClearZonesAtom)
  return (
    <Switch
      label={t('target.showZones')}
      note={t('target.zonesNote')}
      isNoteBelow
      isOn={isOn}
      onChange={change}
    />
  )
}

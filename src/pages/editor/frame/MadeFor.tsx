import { useAtom, useAtomValue, atom } from 'jotai'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { targetAtom } from '../../../state/target'
import { FieldNote } from '../../../ui/FieldNote'
import { Switch } from '../../../ui/Switch'
import { useEditorLayout } from '../useEditorLayout'
import { wantsClearZonesAtom } from './clearZoneAtoms'
import { MadeForButton } from '../../shared/target/MadeForButton'
import { clearWords } from '../../shared/target/targetWords'
import { editorScene } from '../../../state/editorScene'

/** Content for which the target's site shows the card to fewer people; null if none. */
export const shownLessAtom = atom((get) => {
  const blocks = get(editorScene.currentSceneAtom)?.blocks ?? []
  return get(targetAtom)?.showsLess?.find((mark) => blocks.some(({ id }) => id === mark)) ?? null
})

export function MadeFor({ onOpen, ref }: { onOpen: () => void; ref: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation()
  const target = useAtomValue(targetAtom)
  const shownLess = useAtomValue(shownLessAtom)
  const layout = useEditorLayout()
  return (
    <MadeForButton
      ref={ref}
      label={t('target.madeFor')}
      words={target ? target.label[currentLanguage()] : t('target.anything')}
      size={target}
      onOpen={onOpen}
    >
      <FieldNote hint={target ? clearWords(target, t) || (target.greys && t('target.greys')) || '' : ''} />
      {shownLess && <FieldNote hint={t(`target.showsLess.${shownLess}`)} />}
      {layout === 'phone' && target && target.clear.length > 0 && <ClearZonesSwitch />}
    </MadeForButton>
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

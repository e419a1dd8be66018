import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { keysOf } from '../../../scene/values'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import { TOOL_ICONS, ALIGN_ICONS } from '../../../ui/toolIcons'
import { isHidable, isPlacedAtom, resetBlockAtom } from './state/blockChanges'
import styles from './BlockToolbar.module.css'
import { kindOf } from './geometry/blockKinds'
import type { CanvasBlock } from './geometry/canvasBlocks'
import { planAtom } from './state/canvasView'
import { editBlockAtom, isWords } from './state/opening'
import { sizeLimitAtom } from './state/sizeBlock'
import { useBlockActions } from './useBlockActions'
import { ALIGNMENTS } from '../../../text/alignments'
import type { ReactNode } from 'react'
import { useTextSetting } from '../useSetting'

const ALIGNMENT_IDS = keysOf(ALIGNMENTS)

function Group({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.group}>{children}</div>
      <span className={styles.rule} />
    </>
  )
}

export function EditText({ block: { id }, isIcon }: { block: CanvasBlock; isIcon: boolean }) {
  const { t } = useTranslation()
  const edit = useSetAtom(editBlockAtom)
  if (!isWords(id)) return null
  const name = t('canvas.editText')
  return (
    <Group>
      {isIcon ? (
        <IconButton label={name} icon={TOOL_ICONS.pencil} onPress={() => edit(id)} />
      ) : (
        <Button look="bare" icon={TOOL_ICONS.pencil} onPress={() => edit(id)}>
          {name}
        </Button>
      )}
    </Group>
  )
}

export function Alignments({ block, isNarrow }: { block: CanvasBlock; isNarrow: boolean }) {
  const { t } = useTranslation()
  const plan = useAtomValue(planAtom)
  const [align, setAlign] = useTextSetting('align')
  const hasOwnPlace = plan?.placedByFrame.some((id) => id === block.id) !== false
  if (!kindOf(block.id).keepsAlignment || hasOwnPlace) return null
  const next = ALIGNMENT_IDS[(ALIGNMENT_IDS.indexOf(align) + 1) % ALIGNMENT_IDS.length] ?? align
  return (
    <Group>
      {isNarrow ? (
        <IconButton
          label={t('canvas.named', {
            name: t('text.alignment'),
            words: ALIGNMENTS[align][currentLanguage()],
          })}
          icon={ALIGN_ICONS[align]}
          onPress={() => setAlign(next)}
        />
      ) : (
        ALIGNMENT_IDS.map((id) => (
          <IconButton
            key={id}
            label={t(`canvas.align.${id}`)}
            icon={ALIGN_ICONS[id]}
            isChosen={id === align}
            onPress={() => setAlign(id)}
          />
        ))
      )}
    </Group>
  )
}

export function Sizes({ block }: { block: CanvasBlock }) {
  const { t } = useTranslation()
  const { step } = useBlockActions()
  const limit = useAtomValue(sizeLimitAtom)
  const reason = limit ? t(`canvas.limits.${limit}`) : undefined
  const { picture, sizePx, id } = block
  if (!picture && sizePx === 0) return null
  return (
    <Group>
      <IconButton
        label={t('canvas.smaller')}
        icon="minus"
        whyNot={limit === 'smallest' ? reason : undefined}
        onPress={() => step(id, -1)}
      />
      <span className={styles.size}>
        {picture ? `${Math.round(picture.zoom * 100)}%` : Math.round(sizePx)}
      </span>
      <IconButton
        label={t('canvas.larger')}
        icon="plus"
        whyNot={limit === 'smallest' ? undefined : reason}
        onPress={() => step(id, 1)}
      />
    </Group>
  )
}

export function HideAndResetButtons({ block }: { block: CanvasBlock }) {
  const { t } = useTranslation()
  const { hide } = useBlockActions()
  const reset = useSetAtom(resetBlockAtom)
  const isPlaced = useAtomValue(isPlacedAtom)
  return (
    <div className={styles.group}>
      {isHidable(block.role) && (
        <IconButton label={t('canvas.hide')} icon={TOOL_ICONS.eyeOff} onPress={() => hide(block.id)} />
      )}
      <IconButton
        label={t('canvas.reset')}
        icon={TOOL_ICONS.restore}
        isDisabled={!isPlaced}
        onPress={() => reset(block.id)}
      />
    </div>
  )
}

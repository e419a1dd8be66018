import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { EMPHASES, type Words } from '../../card/emphasis'
import { markOn } from '../../card/typedMarks'
import { shownTexts } from '../../card/primaryText'
import { settingsAtom } from '../../state/card'
import { emphasizeAtom, shownQuoteAtom } from '../../state/draft'
import { Button } from '../../ui/Button'
import { FieldNote } from '../../ui/FieldNote'
import { SegmentedRadio } from '../../ui/SegmentedRadio'

/** How the selected words are marked: a button, and the choices that it opens. Escape goes back to the words. */
export function EmphasisChoice({ words, onLeave }: { words: Words; onLeave: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const choices = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const quote = useAtomValue(shownQuoteAtom)
  const settings = useAtomValue(settingsAtom)
  const choose = useSetAtom(emphasizeAtom)
  const opensByKey = useRef(false)
  useEffect(() => {
    if (isOpen && opensByKey.current) choices.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isOpen])
  if (!quote) return null
  const canBeGiant = settings.composition === 'plain' && shownTexts(quote, settings).lead === words.text
  const ids = EMPHASES.filter((as) => as !== 'giant' || canBeGiant)
  const marked = markOn(quote.emphasis, words, quote[words.text])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation() // Arrows and Delete would act on the block.
    opensByKey.current = true
    if (event.key !== 'Escape') return
    setOpen(false)
    onLeave()
  }
  return (
    // A press must not take the focus, and with it the selection, from the words.
    <div onMouseDown={(event) => event.preventDefault()} onKeyDown={onKeyDown} role="presentation">
      <Button
        look="bare"
        onPress={() => setOpen(!isOpen)}
        isExpanded={isOpen}
        controls={isOpen ? id : undefined}
      >
        {t('emphasis.label')}
      </Button>
      {isOpen && (
        <div ref={choices} id={id}>
          <SegmentedRadio
            label={t('emphasis.label')}
            isLabelHidden
            columns={4}
            value={marked ?? 'none'}
            options={(['none', ...ids] as const).map((as) => ({ id: as, label: t(`emphasis.${as}`) }))}
            onChange={(as) => choose(words, as === 'none' ? null : as)}
          />
          <FieldNote hint={canBeGiant ? undefined : t('emphasis.giantNote')} />
        </div>
      )}
    </div>
  )
}

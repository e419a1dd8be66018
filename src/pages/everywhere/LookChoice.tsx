import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useInView } from 'react-intersection-observer'
import { BUILT_DAY } from '../../calendar/builtDay'
import { unlessOwn } from '../../card/cardPictures'
import { dayLook } from '../../card/dayCard'
import { nameOf } from '../../card/keptCard'
import type { CardSettings } from '../../card/settings'
import { encodeLook } from '../../card/shareCode'
import { TEMPLATES } from '../../card/templates'
import { currentLanguage } from '../../language/i18n'
import { builtInQuote } from '../../quotes/builtIn'
import { localDay } from '../../quotes/dates'
import { keysOf } from '../../scene/values'
import { cardAtom } from '../../state/card'
import { keptCardsAtom } from '../../state/kept/keptCards'
import { openSavedCardAtom } from '../../state/storage/storage'
import { ThumbnailRadio } from '../../ui/ThumbnailRadio'
import { useHydrated } from '../browser/useHydrated'
import { CardPicture } from '../cards/pictures/CardPicture'
import type { EverywhereWords } from './everywhereText.en'
import type { LookQuery } from './ways'

const PICTURE_PX = { width: 96, height: 120 }
const MOST_KEPT = 12

interface Look {
  id: string
  label: string
  settings: CardSettings
  query: LookQuery | null // null: a code, which takes a moment
}

export interface LookChoice {
  looks: readonly Look[]
  look: Look
  query: LookQuery | null // null until there is a code
  choose: (id: string) => void
}

/** The card in work, kept cards, the day's own sheet and the templates, of which there is one for each weather. */
export function useLookChoice({ ownCard, ofTheDay }: EverywhereWords): LookChoice {
  const store = useStore()
  const card = useAtomValue(cardAtom)
  const { cards: kept } = useAtomValue(keptCardsAtom)
  const [chosen, choose] = useState<string | null>(null)
  const [code, setCode] = useState<{ of: CardSettings; look: string } | null>(null)
  useEffect(() => store.set(openSavedCardAtom), [store])
  const language = currentLanguage()
  const today = useHydrated() ? localDay(new Date()) : BUILT_DAY
  const looks = useMemo(
    (): readonly Look[] => [
      ...(card ? [{ id: 'work', label: ownCard, settings: card.settings, query: null }] : []),
      ...kept.slice(0, MOST_KEPT).map((one) => ({
        id: one.id,
        label: nameOf(one, language),
        settings: one.card.settings,
        query: null,
      })),
      { id: 'day', label: ofTheDay, settings: dayLook(today), query: { template: 'day' } },
      ...keysOf(TEMPLATES)
        .map((id) => ({ id, ...TEMPLATES[id] }))
        .filter(({ group, settings }) => group !== 'weather' || settings.aspectRatio === '16:9')
        .map(({ id, label, settings }) => ({
          id,
          label: label[language],
          settings,
          query: { template: id },
        })),
    ],
    [card, kept, ownCard, ofTheDay, today, language],
  )
  const look = looks.find(({ id }) => id === chosen) ?? looks[0]!
  const { settings, query } = look
  useEffect(() => {
    if (query) return
    void encodeLook(settings).then((written) => setCode({ of: settings, look: written }))
  }, [settings, query])
  const coded = code?.of === settings ? { look: code.look } : null
  return { looks, look, query: query ?? coded, choose }
}

export function hasOwnPhoto({ settings: { backgroundType, backgroundImage } }: Look): boolean {
  return backgroundType === 'image' && unlessOwn(backgroundImage.src) !== backgroundImage.src
}

/** One row to swipe; a picture is drawn once it comes into view. */
export function LookRadio({ label, choice }: { label: string; choice: LookChoice }) {
  const { looks, look, choose } = choice
  return (
    <ThumbnailRadio
      label={label}
      value={look.id}
      options={looks.map(({ id, label: name, settings }) => ({
        id,
        label: name,
        aspect: PICTURE_PX.width / PICTURE_PX.height,
        picture: <LookPicture settings={settings} />,
      }))}
      onChange={choose}
      arrangement="swipe"
      heightPx={PICTURE_PX.height}
    />
  )
}

function LookPicture({ settings }: { settings: CardSettings }) {
  const { ref, inView } = useInView({ triggerOnce: true, rootMargin: '120px' })
  const card = useMemo(
    () => ({
      kind: 'quote' as const,
      quote: builtInQuote(BUILT_DAY),
      settings: { ...settings, aspectRatio: '4:5' as const, target: 'anything' as const },
    }),
    [settings],
  )
  return (
    <span ref={ref}>
      {inView && <CardPicture card={card} widthPx={PICTURE_PX.width} heightPx={PICTURE_PX.height} />}
    </span>
  )
}

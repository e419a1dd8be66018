import { dayOf, type Card } from '../card/card'
import type { CardSettings } from '../card/settings'
import { artOnCard } from '../look/art'
import type { ArtOnCard } from '../look/art/artOnCard'
import { NO_INKS } from '../look/inks'
import { latestByObject } from '../scene/memo'
import { artRooms } from './artRooms'
import type { CardInput } from './cardScene'

/** A card with what its painting sets, and that painting; as it is where its background is none. */
export function onArt<C extends Card>(
  card: C,
): { card: C } & Pick<CardInput, 'art' | 'artRooms' | 'artLacks'> {
  const { backgroundType, art: choice } = card.settings
  if (backgroundType !== 'art') return { card, art: null, artRooms: [], artLacks: null }
  const art = artOnCard(choice, dayOf(card))
  if (!art) return { card, art, artRooms: [], artLacks: `painting ${choice.family}` }
  const settings = settingsOnArt(card.settings, art, `${choice.family} ${art.paletteId}`)
  return { card: { ...card, settings }, art, artRooms: artRooms(art), artLacks: null }
}

/** The palette sets theme, ground and ink. The same for the same palette. */
const settingsOnArt = latestByObject(
  (settings: CardSettings, { palette, ground }: ArtOnCard, _key: string): CardSettings => ({
    ...settings,
    theme: palette.theme,
    backgroundColor: ground,
    templateInks: { ...NO_INKS, quote: palette.colours.ink!, accent: palette.colours.accent! },
  }),
  (_settings, _art, key) => key,
)

import { shownTexts } from '../../card/lead'
import type { Quote } from '../../card/quote'
import type { CardSettings } from '../../card/settings'
import type { SubjectLayout } from '../subject'

/** A quote with its pinyin; without, and saying so, where pinyin would cut its words or cost one of its languages. */
export function pinyinWhereRoom(
  quote: Quote,
  settings: CardSettings,
  layout: (settings: CardSettings) => SubjectLayout,
): SubjectLayout {
  const laid = layout(settings)
  const lost = lostTexts(quote, settings, laid)
  if (lost === 0) return laid
  const textSettings = { ...settings.textSettings, pinyin: false }
  const plain = layout({ ...settings, textSettings })
  if (!isCut(laid) && lostTexts(quote, settings, plain) >= lost) return laid
  return { ...plain, notices: [...plain.notices, { code: 'no-room-for-pinyin' }] }
}

/** How many of the texts that the card shows are cut or left out. */
function lostTexts(quote: Quote, settings: CardSettings, laid: SubjectLayout): number {
  const { lead, second } = shownTexts(quote, settings)
  const cut = cutBlocks(laid)
  const isWhole = (id: string) => laid.parts.some(({ block }) => block.id === id) && !cut.includes(id)
  return [lead, second].filter((id) => id !== null && quote[id].trim() !== '' && !isWhole(id)).length
}

function isCut(laid: SubjectLayout): boolean {
  return cutBlocks(laid).some((id) => id === 'content' || id === 'translation')
}

function cutBlocks({ notices }: SubjectLayout): string[] {
  return notices.flatMap((notice) => (notice.code === 'truncated' ? [notice.block] : []))
}

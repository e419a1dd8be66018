/** Which of a quote's two texts its card shows, and which of them leads: is set first and largest (DECISIONS.md, Lead). */

import type { LanguageId } from '../language/languages'
import { COMPOSITIONS } from '../look/compositions'
import type { BlockId } from '../scene/nodes'
import { PRIMARY_LANGUAGES } from './primaryLanguages'
import type { Quote } from './quote'
import type { CardSettings } from './settings'

/** A field of the quote, and the block that a visitor edits it as. */
export type TextId = 'content' | 'translation'

/** What decides about the lead. */
export type PrimaryTextSettings = Pick<CardSettings, 'lead' | 'showTranslation' | 'composition'> &
  HeldPrimaryText

/** The text that leads whatever it is in by now: an input method writes Chinese by letters. No setting: of the editor's card alone. */
export interface HeldPrimaryText {
  heldPrimary?: TextId | undefined
}

export type Texts = Pick<Quote, TextId>

/** `second` is null if the other text is hidden, or empty. */
export interface ShownTexts {
  lead: TextId
  second: TextId | null
}

export function shownTexts(texts: Texts, settings: PrimaryTextSettings): ShownTexts {
  const language = PRIMARY_LANGUAGES[settings.lead] ?? COMPOSITIONS[settings.composition].ledBy
  const lead = settings.heldPrimary ?? (language === null ? 'content' : textIn(language, texts))
  const other = otherThan(lead)
  return { lead, second: showsBoth(settings) && isWritten(texts[other]) ? other : null }
}

/** The texts themselves, the one that leads first. */
export function textsInOrder(texts: Texts, settings: PrimaryTextSettings): string[] {
  const { lead, second } = shownTexts(texts, settings)
  return [lead, second].flatMap((id) => (id && isWritten(texts[id]) ? [texts[id]] : []))
}

/** Whether a card of two languages shows both. */
export function showsBoth({ lead, showTranslation }: PrimaryTextSettings): boolean {
  return showTranslation && !lead.startsWith('only')
}

/**
 * The block whose settings a block has, and the other way round: type and colour of the quote are those of the text that leads,
 * `content` or not.
 */
export function textStyleRoleOf<Id extends BlockId>(id: Id, lead: TextId): Id | TextId {
  return lead === 'translation' && (id === 'content' || id === 'translation') ? otherThan(id) : id
}

/** The text in a language: of two the one with more or fewer Chinese characters; one alone, whatever it is in. */
function textIn(language: LanguageId, { content, translation }: Texts): TextId {
  if (!isWritten(content) || !isWritten(translation))
    return isWritten(translation) ? 'translation' : 'content'
  const more = hanShare(translation) - hanShare(content)
  return (language === 'zh' ? more : -more) > 0 ? 'translation' : 'content'
}

/** How much of a text is Chinese, 0-1. */
export function hanShare(text: string): number {
  return text === '' ? 0 : text.replaceAll(/\P{Script=Han}/gu, '').length / text.length
}

export function isWritten(text: string): boolean {
  return text.trim() !== ''
}

export function otherThan(id: TextId): TextId {
  return id === 'content' ? 'translation' : 'content'
}

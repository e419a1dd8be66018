/** The primary text is set first and largest (DECISIONS.md, Lead). */

import type { LanguageId } from '../language/languages'
import { COMPOSITIONS } from '../look/compositions'
import type { CompositionMeta } from '../look/compositions/composition'
import type { BlockId } from '../scene/nodes'
import { PRIMARY_LANGUAGES } from './primaryLanguages'
import type { Quote } from './quote'
import type { CardSettings } from './settings'

export type TextId = 'content' | 'translation'

export type PrimaryTextSettings = Pick<CardSettings, 'lead' | 'showTranslation' | 'composition'> &
  HeldPrimaryText

/** Fixed during typing, since an input method first writes Chinese in letters. Not a setting. */
export interface HeldPrimaryText {
  heldPrimary?: TextId | undefined
}

export type Texts = Pick<Quote, TextId | 'original'>

export function shownTexts(texts: Texts, settings: PrimaryTextSettings) {
  const { ledBy, isForChinese }: CompositionMeta = COMPOSITIONS[settings.composition]
  const suggested = isForChinese ? ledBy : texts.original || ledBy
  const language = PRIMARY_LANGUAGES[settings.lead].language ?? suggested
  const lead = settings.heldPrimary ?? (language === null ? 'content' : textIn(language, texts))
  const other = otherThan(lead)
  return { lead, second: showsBoth(settings) && isWritten(texts[other]) ? other : null }
}

export function textsInOrder(texts: Texts, settings: PrimaryTextSettings): string[] {
  const { lead, second } = shownTexts(texts, settings)
  return [lead, second].flatMap((id) => (id && isWritten(texts[id]) ? [texts[id]] : []))
}

export function showsBoth({ lead, showTranslation }: PrimaryTextSettings): boolean {
  return showTranslation && !lead.startsWith('only')
}

export function textStyleRoleOf<Id extends BlockId>(id: Id, lead: TextId): Id | TextId {
  return lead === 'translation' && (id === 'content' || id === 'translation') ? otherThan(id) : id
}

const SHARE_OF_CHINESE = 0.3 // Chinese may hold Latin names, and English few Chinese words

/** The quote if it is in the language, else the text with more (or fewer) Chinese; a single text in any case. */
function textIn(language: LanguageId, { content, translation }: Texts): TextId {
  if (!isWritten(content) || !isWritten(translation))
    return isWritten(translation) ? 'translation' : 'content'
  const isChinese = hanShare(content) >= SHARE_OF_CHINESE
  if (isChinese === (language === 'zh')) return 'content'
  const more = hanShare(translation) - hanShare(content)
  return (language === 'zh' ? more : -more) > 0 ? 'translation' : 'content'
}

/** Counts letters only, as marks are of no language. */
export function hanShare(text: string): number {
  const letters = text.replaceAll(/\P{L}/gu, '').length
  return letters === 0 ? 0 : text.replaceAll(/\P{Script=Han}/gu, '').length / letters
}

/** The quote is primary without two texts, or with two in one script. */
export function hasTwoLanguages({ content, translation }: Texts): boolean {
  const areWritten = isWritten(content) && isWritten(translation)
  return areWritten && hanShare(content) !== hanShare(translation)
}

export function isWritten(text: string): boolean {
  return text.trim() !== ''
}

export function otherThan(id: TextId): TextId {
  return id === 'content' ? 'translation' : 'content'
}

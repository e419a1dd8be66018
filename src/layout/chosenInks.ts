import type { CardSettings } from '../card/settings'
import type { Inks } from '../look/inks'
import { TEXT_COLOURS, type TextColourId } from '../look/palette'

/** The inks with what a person or a template chose in place of what contrast chose: a custom colour first, then a preset. */
export function chosenInks(inks: Inks, { textSettings: text, accentColor, smallColor }: CardSettings): Inks {
  return {
    quote: chosen(text.customContentColor, text.contentColor, inks.quote),
    translation: chosen(text.customTranslationColor, text.translationColor, inks.translation),
    author: chosen(text.customAuthorColor, text.authorColor, inks.author),
    small: chosen(smallColor, '', inks.small),
    accent: chosen(accentColor, '', inks.accent),
  }
}

function chosen(custom: string, preset: TextColourId | '', otherwise: string): string {
  if (custom !== '') return custom
  return preset === '' ? otherwise : TEXT_COLOURS[preset].hex
}

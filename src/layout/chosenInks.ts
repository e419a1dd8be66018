import type { CardSettings } from '../card/settings'
import type { Inks } from '../look/inks'
import { TEXT_COLOURS, type TextColourId } from '../look/palette'

/** The inks with chosen colours replacing those found by contrast: a custom colour first, then a preset. */
export function chosenInks(inks: Inks, { textSettings: text, accentColor, smallColor }: CardSettings): Inks {
  return {
    quote: chooseInk(text.customContentColor, text.contentColor, inks.quote),
    translation: chooseInk(text.customTranslationColor, text.translationColor, inks.translation),
    author: chooseInk(text.customAuthorColor, text.authorColor, inks.author),
    small: chooseInk(smallColor, '', inks.small),
    accent: chooseInk(accentColor, '', inks.accent),
  }
}

function chooseInk(custom: string, preset: TextColourId | '', otherwise: string): string {
  if (custom !== '') return custom
  return preset === '' ? otherwise : TEXT_COLOURS[preset].hex
}

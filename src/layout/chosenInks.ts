import type { TextSettings } from '../card/settings'
import type { Inks } from '../look/inks'
import { TEXT_COLOURS, type TextColourId } from '../look/palette'

/** The inks with what a person chose in place of what contrast chose: a custom colour first, then a preset. */
export function chosenInks(inks: Inks, text: TextSettings): Inks {
  return {
    ...inks,
    quote: chosen(text.customContentColor, text.contentColor, inks.quote),
    translation: chosen(text.customTranslationColor, text.translationColor, inks.translation),
    author: chosen(text.customAuthorColor, text.authorColor, inks.author),
  }
}

function chosen(custom: string, preset: TextColourId | '', otherwise: string): string {
  if (custom !== '') return custom
  return preset === '' ? otherwise : TEXT_COLOURS[preset].hex
}

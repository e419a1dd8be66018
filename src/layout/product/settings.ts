import type { CardSettings } from '../../card/settings'

const known = new WeakMap<CardSettings, CardSettings>()

/** A product card's settings as its sheet sees them: title and tagline are the words whose ink has to be read. The same object for the same settings. */
export function productSettings(settings: CardSettings): CardSettings {
  const { titleColor, taglineColor, customContentColor, customTranslationColor } = settings.textSettings
  if (titleColor === '' && taglineColor === '') return settings
  const seen = known.get(settings) ?? {
    ...settings,
    textSettings: {
      ...settings.textSettings,
      customContentColor: titleColor || customContentColor,
      customTranslationColor: taglineColor || customTranslationColor,
    },
  }
  known.set(settings, seen)
  return seen
}

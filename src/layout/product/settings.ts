import type { CardSettings } from '../../card/settings'
import { memoByObject } from '../../scene/memo'

/**
 * A product card's settings for its backdrop, where title and tagline take the place of quote and
 * translation. The same object for the same settings.
 */
export const productSettings = memoByObject((settings: CardSettings): CardSettings => {
  const { titleColor, taglineColor, customContentColor, customTranslationColor } = settings.textSettings
  if (titleColor === '' && taglineColor === '') return settings
  return {
    ...settings,
    textSettings: {
      ...settings.textSettings,
      customContentColor: titleColor || customContentColor,
      customTranslationColor: taglineColor || customTranslationColor,
    },
  }
})

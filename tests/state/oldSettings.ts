import type { CardSettings } from '../../src/card/settings'

/** Settings as they were stored while a template's colours were where those set by hand are. */
export function storedBeforeTemplateInks({
  templateInks,
  ...settings
}: CardSettings): Record<string, unknown> {
  const { textSettings: text } = settings
  return {
    ...settings,
    accentColor: settings.accentColor || templateInks.accent,
    smallColor: settings.smallColor || templateInks.small,
    textSettings: {
      ...text,
      customContentColor: text.customContentColor || templateInks.quote,
      customTranslationColor: text.customTranslationColor || templateInks.translation,
      customAuthorColor: text.customAuthorColor || templateInks.author,
    },
  }
}

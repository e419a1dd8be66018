import type { CardSettings } from '../../src/card/settings'

/** Settings stored when a template's colours shared a field with custom ones. */
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

import 'i18next'
import type editor from './locales/en.editor.json'
import type site from './locales/en.json'

declare module 'i18next' {
  /** `t` accepts only keys that the English locale's two files have; a test keeps the other locales equal to it. */
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof site & typeof editor }
  }
}

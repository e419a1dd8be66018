import 'i18next'
import type editor from './locales/en.editor.json'
import type site from './locales/en.json'

declare module 'i18next' {
  /** `t` accepts only keys of the English locale's two files; a test keeps the other locales' keys equal. */
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof site & typeof editor }
  }
}

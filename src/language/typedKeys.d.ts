import 'i18next'
import type en from './locales/en.json'

declare module 'i18next' {
  /** `t` accepts only keys that the English locale has; a test keeps the other locales equal to it. */
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

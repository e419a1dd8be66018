import 'i18next'
import type cards from './locales/en.cards.json'
import type days from './locales/en.days.json'
import type editor from './locales/en.editor.json'
import type heads from './locales/en.heads.json'
import type info from './locales/en.info.json'
import type linked from './locales/en.linked.json'
import type prerender from './locales/en.prerender.json'
import type print from './locales/en.print.json'
import type set from './locales/en.set.json'
import type site from './locales/en.site.json'

declare module 'i18next' {
  /** `t` accepts only the English keys; a test keeps other locales equal. */
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof site &
        typeof editor &
        typeof linked &
        typeof info &
        typeof heads &
        typeof days &
        typeof cards &
        typeof set &
        typeof print &
        typeof prerender
    }
  }
}

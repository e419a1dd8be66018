import { addTexts } from './i18n'
import en from './locales/en.prerender.json'
import zh from './locales/zh.prerender.json'

/** What only a page without scripts says: no visitor with scripts loads it. Importing this file adds it. */
addTexts({ en, zh })

import { addTexts } from './i18n'
import en from './locales/en.prerender.json'
import zh from './locales/zh.prerender.json'

/** Visitors with scripts never load these texts. */
addTexts({ en, zh })

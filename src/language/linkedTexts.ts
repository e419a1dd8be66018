import { addTexts } from './i18n'
import en from './locales/en.linked.json'
import zh from './locales/zh.linked.json'

/** Importing adds texts that ship with the linked card page. */
addTexts({ en, zh })

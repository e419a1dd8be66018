import { addTexts } from './i18n'
import en from './locales/en.print.json'
import zh from './locales/zh.print.json'

/** Importing adds texts that ship with the print tab. */
addTexts({ en, zh })

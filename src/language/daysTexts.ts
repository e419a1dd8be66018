import { addTexts } from './i18n'
import en from './locales/en.days.json'
import zh from './locales/zh.days.json'

/** Importing adds texts that ship with the days' pages. */
addTexts({ en, zh })

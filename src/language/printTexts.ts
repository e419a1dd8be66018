import { addTexts } from './i18n'
import en from './locales/en.print.json'
import zh from './locales/zh.print.json'

/** The texts of print ship with the code of its tab. Importing this file adds them. */
addTexts({ en, zh })

import { addTexts } from './i18n'
import en from './locales/en.days.json'
import zh from './locales/zh.days.json'

/** The texts of the days ship with the code of their pages. Importing this file adds them. */
addTexts({ en, zh })

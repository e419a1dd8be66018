import { addTexts } from './i18n'
import en from './locales/en.cards.json'
import zh from './locales/zh.cards.json'

/** The texts of My Cards ship with the code of their pages. Importing this file adds them. */
addTexts({ en, zh })

import { addTexts } from './i18n'
import en from './locales/en.linked.json'
import zh from './locales/zh.linked.json'

/** The texts of a linked card's page ship with its code. Importing this file adds them. */
addTexts({ en, zh })

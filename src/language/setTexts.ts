import { addTexts } from './i18n'
import en from './locales/en.set.json'
import zh from './locales/zh.set.json'

/** The texts of a set's page ship with its code. Importing this file adds them. */
addTexts({ en, zh })

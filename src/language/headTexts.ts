import { addTexts } from './i18n'
import en from './locales/en.heads.json'
import zh from './locales/zh.heads.json'

/** What pages' heads say beside their titles ships with the code that writes them. Importing this file adds it. */
addTexts({ en, zh })

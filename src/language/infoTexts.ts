import { addTexts } from './i18n'
import en from './locales/en.info.json'
import zh from './locales/zh.info.json'

/** What the pages to read say around their texts ships with their code. Importing this file adds it. */
addTexts({ en, zh })

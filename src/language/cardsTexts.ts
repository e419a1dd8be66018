import { addTexts } from './i18n'
import en from './locales/en.cards.json'
import zh from './locales/zh.cards.json'

addTexts({ en, zh })

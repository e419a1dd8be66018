import { addTexts } from './i18n'
import en from './locales/en.days.json'
import zh from './locales/zh.days.json'

addTexts({ en, zh })

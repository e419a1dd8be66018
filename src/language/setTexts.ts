import { addTexts } from './i18n'
import en from './locales/en.set.json'
import zh from './locales/zh.set.json'

addTexts({ en, zh })

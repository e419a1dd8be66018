import { addTexts } from './i18n'
import en from './locales/en.heads.json'
import zh from './locales/zh.heads.json'

addTexts({ en, zh })

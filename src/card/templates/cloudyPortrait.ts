import { weatherTemplate } from '../templateRecipes'
import { CLOUDY } from './cloudy'

export const template = weatherTemplate(CLOUDY, { order: 210, aspectRatio: '9:16', contentPx: 44 })

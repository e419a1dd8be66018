import { weatherTemplate } from '../templateRecipes'
import { CLOUDY } from './cloudy'

export const template = weatherTemplate(CLOUDY, { order: 200, aspectRatio: '1:1', contentPx: 38 })

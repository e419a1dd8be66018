import { weatherTemplate } from '../templateRecipes'
import { RAINY } from './rainy'

export const template = weatherTemplate(RAINY, { order: 180, aspectRatio: '9:16', contentPx: 40 })

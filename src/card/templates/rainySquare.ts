import { weatherTemplate } from '../templateRecipes'
import { RAINY } from './rainy'

export const template = weatherTemplate(RAINY, { order: 170, aspectRatio: '1:1', contentPx: 36 })

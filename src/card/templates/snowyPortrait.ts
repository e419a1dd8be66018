import { weatherTemplate } from '../templateRecipes'
import { SNOWY } from './snowy'

export const template = weatherTemplate(SNOWY, { order: 240, aspectRatio: '9:16', contentPx: 40 })

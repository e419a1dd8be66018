import { weatherTemplate } from '../templateRecipes'
import { SNOWY } from './snowy'

export const template = weatherTemplate(SNOWY, { order: 230, aspectRatio: '1:1', contentPx: 40 })

import { weatherTemplate } from '../templateRecipes'
import { SUNNY } from './sunny'

export const template = weatherTemplate(SUNNY, { order: 150, aspectRatio: '9:16', contentPx: 40 })

import { weatherTemplate } from '../templateRecipes'
import { SUNNY } from './sunny'

export const template = weatherTemplate(SUNNY, { order: 140, aspectRatio: '1:1', contentPx: 40 })

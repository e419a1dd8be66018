import { weatherTemplate } from '../templateRecipes'
import { DUSK } from './dusk'

export const template = weatherTemplate(DUSK, { order: 260, aspectRatio: '1:1', contentPx: 34 })

import { weatherTemplate } from '../templateRecipes'
import { DUSK } from './dusk'

export const template = weatherTemplate(DUSK, { order: 270, aspectRatio: '9:16', contentPx: 35 })

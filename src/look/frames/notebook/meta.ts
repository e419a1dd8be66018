import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 100, label: { en: 'Notebook', zh: '笔记' } }

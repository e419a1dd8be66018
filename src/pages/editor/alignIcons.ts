export const ALIGN_ICONS = {
  'text-left': 'alignLeft',
  'text-center': 'alignCenter',
  'text-right': 'alignRight',
} as const

import type { Browser } from './exportActions'

export function thisBrowser(): Browser {
  return {
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isStandalone:
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true), // Safari's own property
    sharesFiles: sharesFiles(),
    copiesPictures: typeof ClipboardItem === 'function' && 'write' in (navigator.clipboard ?? {}),
    prints: typeof window.print === 'function',
  }
}

function sharesFiles(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false
  const picture = new File([new Uint8Array(1)], 'picture.png', { type: 'image/png' })
  try {
    return navigator.canShare({ files: [picture] })
  } catch {
    return false
  }
}

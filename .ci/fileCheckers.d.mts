export function obtainFileCheckers(): void
export function hasFileChecker(program: 'exiftool' | 'pngcheck' | 'webpinfo' | 'unzip' | 'pdftoppm'): boolean

/** Programs that judge the files we write: tests skip those that are not here. */
import { installByApt, onPath } from './programs.mjs'

const PACKAGES = {
  exiftool: 'libimage-exiftool-perl',
  pngcheck: 'pngcheck',
  webpinfo: 'webp',
  unzip: 'unzip',
  pdftoppm: 'poppler-utils',
}

/** Installs those that are missing, on Debian. */
export function obtainFileCheckers() {
  const missing = Object.keys(PACKAGES).filter((program) => !hasFileChecker(program))
  if (missing.length > 0) installByApt(missing.map((program) => PACKAGES[program]))
}

export function hasFileChecker(program) {
  return onPath([program]).length > 0
}

/** Build day, yyyy-mm-dd, set by vite.config.ts: the only date static pages know. */
export const BUILT_DAY = String(import.meta.env['VITE_BUILT_DAY'])

/** The day of the build, yyyy-mm-dd (vite.config.ts sets it): what static pages know of the time. */
export const BUILT_DAY = String(import.meta.env['VITE_BUILT_DAY'])

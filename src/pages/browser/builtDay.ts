/** The day of the build, yyyy-mm-dd (vite.config.ts sets it): the only date known to static pages. */
export const BUILT_DAY = String(import.meta.env['VITE_BUILT_DAY'])

/** Build day, yyyy-mm-dd, set by .ci/plugins.mts: the only date that static pages and calendars know. */
export const BUILT_DAY = String(import.meta.env['VITE_BUILT_DAY'])

/** Set by .ci/plugins.mts, yyyy-mm-dd: the only date that static pages know. */
export const BUILT_DAY = String(import.meta.env['VITE_BUILT_DAY'])

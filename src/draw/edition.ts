declare const __EDITION__: string

/**
 * What draws the cards here, in eight hexadecimal digits: another build draws the same cards under the same edition, on any machine
 * (.ci/edition.mts). In tests and in development it is `dev`.
 */
export const EDITION: string = typeof __EDITION__ === 'undefined' ? 'dev' : __EDITION__

declare const __EDITION__: string

/** Hash of the code that draws cards: equal editions draw equal cards on any machine. */
export const EDITION: string = typeof __EDITION__ === 'undefined' ? 'dev' : __EDITION__

/** A web address in running text: no pauses are in it, and no quotation marks. */
export const ADDRESS_IN_TEXT = /(?:https?:\/\/|www\.)[!-~]+/

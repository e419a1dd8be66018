import type { KeyboardEvent } from 'react'

/** Whether an input method has the key: it confirms a word, or lets it go. Safari sends it after the word is made, as 229. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229

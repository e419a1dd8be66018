import type { KeyboardEvent } from 'react'

/** Whether an input method uses the key, to confirm or discard a word. Safari sends it afterwards, as 229. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229

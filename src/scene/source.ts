/**
 * A value that changes, for what shows it by itself: React would go through the page's whole tree at every key, to find that
 * one line has changed.
 */
export interface Source<Value> {
  current: () => Value
  subscribe: (onChange: () => void) => () => void
}

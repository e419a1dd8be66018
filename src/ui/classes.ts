/** Joins class names and drops falsy ones: `classes(styles.cell, isChosen && styles.chosen)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

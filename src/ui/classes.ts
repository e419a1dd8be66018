/** Joins class names and drops what is absent: `classes(styles.cell, isChosen && styles.chosen)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

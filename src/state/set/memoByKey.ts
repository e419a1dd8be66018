/** `make`, called once for each key. */
export function memoByKey<Made extends {}>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    let known = made.get(key)
    if (known === undefined) made.set(key, (known = make(key)))
    return known
  }
}

import { useEffect, useState } from 'react'

type FormOf = (character: string) => string

/** Stays for the next search. */
let arrived: FormOf | null = null

/** What makes Traditional characters Simplified, as the almanac's are, once a search has Chinese; null until then. */
export function useCharacterForms(query: string): FormOf | null {
  const [known, setKnown] = useState<{ formOf: FormOf } | null>(arrived && { formOf: arrived })
  const isNeeded = known === null && /\p{Script=Han}/u.test(query)
  useEffect(() => {
    if (!isNeeded) return
    import('../../text/traditional/bringSimplified').then(
      ({ inSimplified }) => {
        arrived = inSimplified
        setKnown({ formOf: inSimplified })
      },
      (error: unknown) => console.warn('The table of Traditional characters did not load', error),
    )
  }, [isNeeded])
  return known?.formOf ?? null
}

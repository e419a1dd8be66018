import { useEffect, useId, useState } from 'react'
import { Button } from '../../ui/Button'
import styles from './Snippets.module.css'

const SAID_MS = 3_000

export interface SnippetsBlock {
  snippets: readonly (readonly [label: string, text: string])[]
  words: readonly [copy: string, copied: string]
}

export function useCopied(): { last: string | null; copyText: (text: string) => Promise<void> } {
  const [last, setLast] = useState<string | null>(null)

  useEffect(() => {
    if (last === null) return
    const timer = setTimeout(() => setLast(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [last])

  /** If the browser refuses, the text can be selected by hand. */
  async function copyText(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setLast(text)
    } catch {
      setLast(null)
    }
  }

  return { last, copyText }
}

export function Snippets({ snippets, words: [copy, copied] }: SnippetsBlock) {
  const { last, copyText } = useCopied()
  const id = useId()
  return (
    <>
      <dl className={styles.snippets}>
        {snippets.map(([label, text], at) => (
          <div key={text}>
            <dt id={`${id}-${at}`}>{label}</dt>
            <dd>
              <code translate="no">{text}</code>
              <Button
                onPress={() => void copyText(text)}
                accessibleName={`${last === text ? copied : copy}: ${label}`}
              >
                {last === text ? copied : copy}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="visuallyHidden">
        {last === null ? '' : copied}
      </p>
    </>
  )
}

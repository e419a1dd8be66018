import { useEffect, useId, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { keysOf } from '../../../scene/values'
import { IconButton } from '../../../ui/IconButton'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { useDismiss } from '../../../ui/useDismiss'
import { isTyping } from '../isTyping'
import styles from './Shortcuts.module.css'
import { useDocumentEvent } from '../../../ui/useDocumentEvent'

/** Keys by action; `mod` is Ctrl or ⌘, by platform. */
const GROUPS = {
  everywhere: {
    undo: ['mod Z'],
    redo: ['mod shift Z', 'mod Y'],
    export: ['mod S'],
    list: ['?'],
  },
  block: {
    next: ['PgDn', 'PgUp'],
    move: ['← ↑ → ↓'],
    moveFar: ['shift ← ↑ → ↓'],
    size: ['+', '−'],
    write: ['Enter'],
    hide: ['Delete'],
    letGo: ['Esc'],
    zoom: ['mod +', 'mod −'],
    fit: ['mod 0'],
  },
  words: {
    finish: ['Esc', 'mod Enter'],
  },
} as const

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

export function Shortcuts() {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useDismiss(box, isOpen, () => setOpen(false))

  useDocumentEvent('keydown', (event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    setOpen(!isOpen)
  })

  useEffect(() => {
    if (isOpen) list.current?.focus()
  }, [isOpen])

  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const name = t('shortcuts.title')
  return (
    <div ref={box} className={styles.box}>
      <IconButton
        ref={button}
        label={name}
        icon={TOOL_ICONS.help}
        isExpanded={isOpen}
        controls={isOpen ? id : undefined}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div
          id={id}
          ref={list}
          role="dialog"
          aria-label={name}
          tabIndex={-1}
          className={styles.list}
          onKeyDown={onKeyDown}
        >
          <h2 className={styles.title}>{name}</h2>
          {keysOf(GROUPS).map((group) => (
            <section key={group}>
              <h3 className={styles.group}>{t(`shortcuts.groups.${group}`)}</h3>
              <dl className={styles.keys}>
                {Object.entries(GROUPS[group]).map(([action, keys]: [string, readonly string[]]) => (
                  <div key={action} className={styles.row}>
                    <dt>{t(`shortcuts.actions.${action as ActionId}`)}</dt>
                    <dd>
                      {keys.map((combination) => (
                        <span key={combination} className={styles.combination}>
                          {combination.split(' ').map((key) => (
                            <kbd key={key}>{keyName(key)}</kbd>
                          ))}
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

type Groups = typeof GROUPS
type ActionId = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

function keyName(key: string): string {
  if (key === 'mod') return isApple ? '⌘' : 'Ctrl'
  if (key === 'shift') return isApple ? '⇧' : 'Shift'
  return key
}

import type { ReactNode } from 'react'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { Link } from '../../ui/Link'
import styles from './InfoPage.module.css'

const MARKED = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g

/** A line with the markup of infoText.ts rendered as links, control names and keys. */
export function Line({ children }: { children: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const match of children.matchAll(MARKED)) {
    const [whole, words, path, control, key] = match
    parts.push(children.slice(at, match.index))
    at = match.index + whole.length
    if (path) parts.push(<InlineLink key={at} words={words!} path={path} />)
    else if (control) parts.push(<Control key={at} name={control} />)
    else parts.push(<code key={at}>{key}</code>)
  }
  return [...parts, children.slice(at)]
}

function InlineLink({ words, path }: { words: string; path: string }) {
  if (path.startsWith('/')) return <Link to={withLanguage(path, currentLanguage())}>{words}</Link>
  return <a href={path}>{words}</a>
}

/** Chinese marks a control name by brackets, English by bold type. */
function Control({ name }: { name: string }) {
  return currentLanguage() === 'zh' ? `「${name}」` : <b className={styles.control}>{name}</b>
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Snippets } from '../snippets/Snippets'
import type { Block, Picture } from './infoText'
import styles from './InfoPage.module.css'
import { classes } from '../../ui/classes'
import { PICTURES } from './picturesOf'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { Link } from '../../ui/Link'
import { RATIOS } from '../../look/ratios'
import { SCALES, RESOLUTIONS } from '../../card/exportOptions'

const MARKED = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g

const DENSITY = 2 // px of the file per CSS px
const COLUMNS: Readonly<Record<number, string | undefined>> = { 2: styles.pair, 3: styles.triple }

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => <BlockContent key={at} block={block} />)
}

function BlockContent({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p className={styles.block}>
        <Line>{block}</Line>
      </p>
    )
  if ('steps' in block) return <ol className={styles.steps}>{lines(block.steps)}</ol>
  if ('list' in block) return <ul className={styles.list}>{lines(block.list)}</ul>
  if ('terms' in block) return <Terms terms={block.terms} />
  if ('keys' in block) return <Keys keys={block.keys} />
  if ('snippets' in block) return <Snippets {...block} />
  if ('figure' in block) return <SizeTable />
  return <Figures {...block} />
}

function lines(texts: readonly string[]) {
  return texts.map((text) => (
    <li key={text}>
      <Line>{text}</Line>
    </li>
  ))
}

function Terms({ terms }: { terms: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>
            <Line>{term}</Line>
          </dt>
          <dd>
            <Line>{meaning}</Line>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Keys({ keys }: { keys: readonly (readonly [string, ...string[]])[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map(([action, ...combinations]) => (
        <div key={action}>
          <dt>{action}</dt>
          <dd>
            {combinations.map((combination) => (
              <span key={combination} className={styles.combination}>
                {combination.split('+').map((key) => (
                  <kbd key={key}>{key === 'plus' ? '+' : key}</kbd>
                ))}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface FiguresProps {
  pictures: readonly Picture[]
  caption?: string
  inRow?: 'equal widths' | 'equal heights'
}

/** Reserves the pictures' size before they load. */
function Figures({ pictures, caption, inRow }: FiguresProps) {
  const isRow = inRow === 'equal heights'
  const layout = pictures.length === 1 ? undefined : isRow ? styles.row : styles.grid
  return (
    <figure className={styles.figure}>
      <div className={classes(layout, !isRow && COLUMNS[pictures.length])}>
        {pictures.map(({ id, alt, name, isEarly }) => {
          const { width, height } = PICTURES[id] ?? { width: 0, height: 0 }
          return (
            <div key={id} className={styles.picture}>
              <img
                src={`/guide/${id}.webp`}
                alt={alt}
                width={width / DENSITY}
                height={height / DENSITY}
                loading={isEarly ? 'eager' : 'lazy'}
                decoding="async"
              />
              {name && <span aria-hidden="true">{name}</span>}
            </div>
          )
        })}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function Line({ children }: { children: string }) {
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

function SizeTable() {
  const { t } = useTranslation()
  const language = currentLanguage()
  return (
    <table className={styles.table}>
      <caption>{t('info.sizes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('info.ratio')}</th>
          {SCALES.map((scale) => (
            <th key={scale} scope="col">
              {scale}x <span>{RESOLUTIONS[scale].label[language]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(RATIOS).map(([id, { width, height }]) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            {SCALES.map((scale) => (
              <td key={scale}>{`${width * scale}\u2009×\u2009${height * scale}`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

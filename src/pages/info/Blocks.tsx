import { Snippets } from '../snippets/Snippets'
import { Figures } from './Figures'
import type { Block } from './infoText'
import styles from './InfoPage.module.css'
import { Line } from './Line'
import { SizeTable } from './SizeTable'

/** The blocks below a heading. */
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

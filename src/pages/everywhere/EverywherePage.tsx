import { useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { QUIET, qrMatrix, qrPath } from '../../layout/product/pictures'
import { cardSize, FULL_VIEW } from '../../layout/view'
import { targetOf } from '../../look/targets'
import { keysOf } from '../../scene/values'
import { SITE } from '../../site'
import { Button } from '../../ui/Button'
import { FullView } from '../../ui/FullView'
import { SegmentedRadio } from '../../ui/SegmentedRadio'
import { useHydrated } from '../browser/useHydrated'
import { Blocks } from '../info/Blocks'
import page from '../info/InfoPage.module.css'
import { Snippets, useCopied } from '../snippets/Snippets'
import styles from './EverywherePage.module.css'
import { EVERYWHERE_EN, type EverywhereWords } from './everywhereText.en'
import { EVERYWHERE_ZH } from './everywhereText.zh'
import { hasOwnPhoto, LookRadio, useLookChoice } from './LookChoice'
import { besidesUrls, cardUrl, DEVICES, type DeviceId, type Place, type Way, type WayId, WAYS } from './ways'
import type { ClearZone } from '../../look/target'
import { classes } from '../../ui/classes'
import { RetryNote } from '../shared/RetryNote'
import { CardOutline } from '../card/CardOutline'

const WORDS = { en: EVERYWHERE_EN, zh: EVERYWHERE_ZH }

export function EverywherePage() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const words = WORDS[language]
  const isHydrated = useHydrated()
  const [device, setDevice] = useState<DeviceId>('iphone')
  const [chosen, setWay] = useState<WayId>('lockScreen')
  const [isCodeShown, showCode] = useState(false)
  const { last, copyText } = useCopied()
  const choice = useLookChoice(words)
  const { ways, more, outline } = DEVICES[device]
  const way = ways.find((id) => id === chosen) ?? ways[0]
  const [, ...steps] = words.ways[way]
  const { shape, script: writeScript }: Way = WAYS[way]
  const place: Place = {
    origin: isHydrated ? location.origin : SITE.siteUrl,
    zone: isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : null,
    language,
  }
  const { look, query } = choice
  const address = query ? cardUrl(query, shape, place) : ''
  const script = query && writeScript?.(address, { look: query, place })
  const target = targetOf(shape.target)
  const { width, height } = cardSize(look.settings.aspectRatio, FULL_VIEW, null)
  const copyButton = (text: string, label: string, look?: 'filled') => (
    <Button look={look} fillsWidth={look === 'filled'} onPress={() => void copyText(text)}>
      {last === text ? t('subscribe.copied') : label}
    </Button>
  )
  return (
    <article className={styles.page}>
      <header>
        <h1 className={page.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <div className={styles.steps}>
        <div className={styles.looks}>
          {isHydrated && <LookRadio label={words.look} choice={choice} />}
          {hasOwnPhoto(look) && <p>{words.photo}</p>}
        </div>
        <SegmentedRadio
          label={words.device}
          value={device}
          options={keysOf(DEVICES).map((id) => ({ id, label: words.devices[id] }))}
          onChange={setDevice}
          cells="content"
        />
        {ways.length > 1 && (
          <SegmentedRadio
            label={words.way}
            value={way}
            options={ways.map((id) => ({ id, label: words.ways[id][0]! }))}
            onChange={setWay}
            cells="content"
          />
        )}
        <section className={styles.setUp}>
          <h2>{words.setUp}</h2>
          <Blocks blocks={[{ steps }]} />
          {script && (
            <>
              <pre tabIndex={0} translate="no">
                {script}
              </pre>
              {copyButton(script, words.copyScript)}
            </>
          )}
        </section>
        <div>
          {more.map((id) => {
            const [name, label, ...body] = words.besides[id]
            return (
              <details key={id} name="besides" className={styles.more}>
                <summary>{name}</summary>
                <Blocks blocks={body} />
                <Snippets
                  snippets={[[label, besidesUrls(place)[id]]]}
                  words={[t('subscribe.copy'), t('subscribe.copied')]}
                />
              </details>
            )
          })}
        </div>
      </div>
      <aside className={styles.preview} aria-label={t('subscribe.address')}>
        <DevicePicture
          address={isHydrated ? address : ''}
          outline={outline}
          size={target ?? { widthPx: shape.w ?? width, heightPx: shape.h ?? height }}
          clear={target?.clear ?? []}
          words={words}
        />
        <p className={styles.address}>
          <code tabIndex={0} translate="no">
            {address}
          </code>
          <Button onPress={() => showCode(true)}>{words.showCode}</Button>
        </p>
        <p className={styles.foot}>{copyButton(address, words.copyAddress, 'filled')}</p>
        <p role="status" className="visuallyHidden">
          {last === null ? '' : t('subscribe.copied')}
        </p>
      </aside>
      {isCodeShown && (
        <FullView title={t('subscribe.address')} back={t('subscribe.back')} onClose={() => showCode(false)}>
          <AddressCode address={address} words={words} />
        </FullView>
      )}
    </article>
  )
}

function AddressCode({ address, words }: { address: string; words: EverywhereWords }) {
  const matrix = qrMatrix(address)
  if (!matrix) return <p>{words.codeTooLong}</p>
  const side = matrix.size + 2 * QUIET
  const box = [-QUIET, -QUIET, side, side].join(' ')
  return (
    <svg viewBox={box} className={styles.code} role="img" aria-label={address}>
      <path d={qrPath(matrix, 1)} />
    </svg>
  )
}

const SETTLE_MS = 300 // arrow keys pass over looks that nobody wants drawn
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

interface DevicePictureProps {
  address: string // '': none yet
  outline: 'phone' | 'screen' | 'frame' | 'window'
  size: { widthPx: number; heightPx: number }
  clear: readonly ClearZone[]
  words: EverywhereWords
}

/** Today's card as the address gives it, in a plain outline of the device, its clear zones hatched. */
function DevicePicture({ address, outline, size, clear, words }: DevicePictureProps) {
  const { t } = useTranslation()
  const [asked, ask] = useState({ address: '', attempt: 0 })
  const [seen, see] = useState<{ asked: object; isThere: boolean } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => ask({ address, attempt: 0 }), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [address])
  const isThere = seen?.asked === asked && asked.address === address ? seen.isThere : null
  return (
    <div className={classes(styles.device, styles[outline])}>
      <div className={styles.glass}>
        {/* Its viewBox gives the glass its shape before there is a picture. */}
        <svg viewBox={`0 0 ${size.widthPx} ${size.heightPx}`} className={styles.picture} aria-hidden="true" />
        {isThere === null && <CardOutline label={t('site.loading')} />}
        {isThere === false && (
          <CardOutline>
            <RetryNote title={words.failed} onRetry={() => ask({ address, attempt: asked.attempt + 1 })} />
          </CardOutline>
        )}
        {isThere !== false && asked.address !== '' && (
          <img
            key={asked.attempt}
            src={asked.address}
            alt={words.picture}
            className={classes(styles.picture, isThere === null && styles.coming)}
            onLoad={() => see({ asked, isThere: true })}
            onError={() => see({ asked, isThere: false })}
          />
        )}
        {asked.address !== '' &&
          clear.map(({ side, share, label }) => (
            <p key={side} className={styles.zone} style={{ [OPPOSITE[side]]: `${(1 - share) * 100}%` }}>
              <span>{label[currentLanguage()]}</span>
            </p>
          ))}
      </div>
    </div>
  )
}

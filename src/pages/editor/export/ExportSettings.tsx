import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useState, useId } from 'react'
import { QUALITY, WIDTH_PX, SCALES, RESOLUTIONS } from '../../../card/exportOptions'
import { FORMATS } from '../../../export/formats'
import { currentLanguage } from '../../../language/i18n'
import { keysOf } from '../../../scene/values'
import { exportOptionsAtom, mostWidthAtom } from '../../../state/exporting'
import { targetAtom } from '../../../state/target'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { Slider } from '../../../ui/Slider'
import { Switch } from '../../../ui/Switch'
import styles from './ExportSettings.module.css'
import { hasTagsAtom } from './cardToExport'
import { TextField } from '../../../ui/TextField'
import { useFinishAtEnd } from '../useTypedText'
import { TARGETS } from '../../../look/targets'
import { classes } from '../../../ui/classes'
import { GroupLabel } from '../../../ui/GroupLabel'
import { Icon } from '../../../ui/Icon'
import { fileFitsAtom } from './FileSummary'
import { fitWords } from '../../shared/export/fileWords'

const FORMAT_OPTIONS = keysOf(FORMATS).map((id) => ({ id, label: FORMATS[id].label }))

export function ExportSettings() {
  const { t } = useTranslation()
  const [{ format, scale, quality, widthPx, opensAgain }, change] = useAtom(exportOptionsAtom)
  const target = useAtomValue(targetAtom)
  const [hasTags, setTags] = useAtom(hasTagsAtom)
  const language = currentLanguage()
  const resolutions = SCALES.map((times) => ({
    id: String(times),
    label: `${times}x`,
    detail: RESOLUTIONS[times].label[language],
  }))
  return (
    <div className={styles.settings}>
      <SegmentedRadio
        label={t('export.format')}
        value={format}
        options={FORMAT_OPTIONS}
        isTall
        onChange={(next) => change({ format: next })}
      />
      <SegmentedRadio
        label={t('export.resolution')}
        value={widthPx && !target ? null : String(scale)}
        options={resolutions}
        onChange={(next) =>
          change({ scale: SCALES.find((times) => String(times) === next) ?? scale, widthPx: null })
        }
        aside={
          target
            ? t('target.isOfSize', {
                name: target.label[language],
                width: target.widthPx,
                height: target.heightPx,
              })
            : undefined
        }
        isDisabled={target !== null}
      />
      <ExactWidth />
      <div className={styles.quality}>
        <Slider
          label={t('export.quality')}
          value={quality}
          {...QUALITY}
          onChange={(next) => change({ quality: next })}
          valueText={`${Math.round(quality * 100)}%`}
          arrangement="row"
          isDisabled={!FORMATS[format].lossy}
          disabledReason={t('export.lossless')}
        />
      </div>
      <details className={styles.more}>
        <summary>{t('export.more')}</summary>
        <div className={styles.switches}>
          <Switch
            label={t('export.opensAgain')}
            note={t('export.opensAgainNote')}
            isOn={opensAgain}
            onChange={(next) => change({ opensAgain: next })}
          />
          <Switch label={t('ways.tags')} isOn={hasTags} onChange={setTags} />
        </div>
        <FileFits />
      </details>
    </div>
  )
}

/** An invalid width is reported and changes nothing. */
function ExactWidth() {
  const { t } = useTranslation()
  const [{ widthPx }, change] = useAtom(exportOptionsAtom)
  const most = useAtomValue(mostWidthAtom)
  const target = useAtomValue(targetAtom)
  const [typed, setTyped] = useState<string | null>(null) // null: as the file is
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    if (typed === null) return
    const width = typedWidth(typed, { min: WIDTH_PX.min, max: most })
    setWrong(width === 'wrong')
    if (width === 'wrong') return
    change({ widthPx: width })
    setTyped(null)
  }
  useFinishAtEnd(apply)
  const error = isWrong && t('export.widthError', { min: WIDTH_PX.min, max: most })
  return (
    <TextField
      label={t('export.width')}
      value={target ? String(target.widthPx) : (typed ?? String(widthPx ?? ''))}
      onChange={(text) => {
        setTyped(text)
        setWrong(false)
      }}
      onBlur={apply}
      onEnter={apply}
      inputMode="numeric"
      placeholder={t('export.widthUnit')}
      aside={target ? undefined : t('export.widthHint')}
      error={target ? undefined : error || undefined}
      isDisabled={target !== null}
    />
  )
}

/**
 * Parses a typed width in px: null for an empty field. Accepts spaces, thousands separators, "px" and
 * full-width digits.
 */
export function typedWidth(text: string, { min, max }: { min: number; max: number }) {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s,]/gu, '')
    .replace(/(px|像素)$/iu, '')
  if (plain === '') return null
  const width = /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN
  return width >= min && width <= max ? width : 'wrong'
}

/** Before the file exists, lists only the targets' names. */
function FileFits() {
  const { t } = useTranslation()
  const id = useId()
  const fits = useAtomValue(fileFitsAtom)
  const language = currentLanguage()
  return (
    <div>
      <GroupLabel id={id} label={t('ways.fits')} aside={t('ways.counted')} />
      <ul aria-labelledby={id} className={styles.places}>
        {keysOf(TARGETS).map((target) => {
          const fit = fits?.find((candidate) => candidate.id === target)
          const fitsIt = fit?.misfit === null
          return (
            <li key={target} className={classes(styles.place, fit && !fitsIt && styles.not)}>
              {fit ? (
                <Icon name={fitsIt ? 'check' : 'minus'} sizePx={16} />
              ) : (
                <span className={styles.blank} />
              )}
              <span>
                {TARGETS[target].label[language]}
                {fit && <span className={styles.why}>{fitWords(fit, t)}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

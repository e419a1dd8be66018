import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { QUALITY } from '../../../card/exportOptions'
import { FORMATS } from '../../../export/formats'
import { RESOLUTIONS, type ExportScale } from '../../../export/resolutions'
import { currentLanguage } from '../../../language/i18n'
import { keysOf } from '../../../scene/values'
import { exportOptionsAtom } from '../../../state/exporting'
import { targetAtom } from '../../../state/target'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { Slider } from '../../../ui/Slider'
import { Switch } from '../../../ui/Switch'
import { ExactWidth } from './ExactWidth'
import styles from './ExportSettings.module.css'
import { FileFits } from './FileFits'
import { hasTagsAtom } from './hasTagsAtom'

const FORMAT_OPTIONS = keysOf(FORMATS).map((id) => ({ id, label: FORMATS[id].label }))
const SCALES = Object.keys(RESOLUTIONS).map(Number) as ExportScale[]

/**
 * Format, resolution or an exact width, for lossy formats quality, and whether the file holds its card. A target has a
 * size of its own.
 */
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
      <div className={styles.switches}>
        <Switch
          label={t('export.opensAgain')}
          note={t('export.opensAgainNote')}
          isOn={opensAgain}
          onChange={(next) => change({ opensAgain: next })}
        />
        <Switch label={t('ways.tags')} isOn={hasTags} onChange={setTags} />
      </div>
      <div className={styles.wide}>
        <FileFits />
      </div>
    </div>
  )
}

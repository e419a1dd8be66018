import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { matchingTemplate } from '../../../card/looks'
import { WEATHER_RATIOS, type TemplateGroup } from '../../../card/templateRecipes'
import { TEMPLATES, type TemplateId } from '../../../card/templates'
import { currentLanguage } from '../../../language/i18n'
import { ORIENTATIONS, orientationOf, RATIOS } from '../../../look/ratios'
import { WEATHER } from '../../../look/weather'
import { cardKindAtom, settingsAtom } from '../../../state/card'
import { FieldNote } from '../../../ui/FieldNote'
import { GroupLabel } from '../../../ui/GroupLabel'
import type { ThumbnailOption } from '../../../ui/Thumbnail'
import { ThumbnailList } from '../../../ui/ThumbnailList'
import { optionsOf } from '../optionsOf'
import { lookPicture } from './LookThumbnail'
import {
  BOX_ASPECTS,
  chooseTemplateAtom,
  filterOrientationAtom,
  leastWidthPx,
  templateFilterAtom,
  type TemplateFilter,
} from './templateChoice'
import styles from './TemplatesPanel.module.css'

type Option = ThumbnailOption<TemplateId>

const SET_ASPECTS = WEATHER_RATIOS.map((ratio) => RATIOS[ratio].width / RATIOS[ratio].height)

const chosenTemplateAtom = atom((get) => matchingTemplate(get(settingsAtom)))

/** All basic, composed or painted templates, in the orientation of the filter. */
export function TemplatesInAnyRatio({ group }: { group: Exclude<TemplateGroup, 'weather'> }) {
  const { t } = useTranslation()
  const filter = useAtomValue(templateFilterAtom)
  const orientation = useAtomValue(filterOrientationAtom)
  const options = optionsOf(TEMPLATES)
    .filter(({ id }) => TEMPLATES[id].group === group)
    .map((template): Option => ({
      ...template,
      ...lookPicture(TEMPLATES[template.id].settings, orientation, BOX_ASPECTS[filter]),
    }))
  const isProduct = useAtomValue(cardKindAtom) === 'product'
  return (
    <TemplateList
      group={group}
      label={t(`templates.${group}List`)}
      options={options}
      hint={group === 'composed' && isProduct ? t('composition.notOfProducts') : undefined}
    />
  )
}

/** The weather templates: whole sets, each a line of its three shapes; or of each set the one of the filter. */
export function WeatherTemplates() {
  const { t } = useTranslation()
  const filter = useAtomValue(templateFilterAtom)
  const options = optionsOf(TEMPLATES)
    .filter(({ id }) => filter === 'all' || orientationOf(TEMPLATES[id].settings.aspectRatio) === filter)
    .flatMap((template) => weatherOption(template, filter) ?? [])
  return <TemplateList group="weather" label={t('templates.weatherList')} options={options} />
}

interface TemplateListProps {
  group: TemplateGroup
  label: string
  options: readonly Option[]
  hint?: string | undefined
}

function TemplateList({ group, label, options, hint }: TemplateListProps) {
  const { t } = useTranslation()
  const filter = useAtomValue(templateFilterAtom)
  const chosen = useDeferredValue(useAtomValue(chosenTemplateAtom)) // a list takes long to render: a slider's pull goes first
  const choose = useSetAtom(chooseTemplateAtom)
  return (
    <section className={styles.group}>
      <GroupLabel label={t(`templates.${group}`)} aside={String(options.length)} />
      {hint && (
        <div className={styles.note}>
          <FieldNote hint={hint} />
        </div>
      )}
      <ThumbnailList
        label={label}
        value={chosen}
        options={options}
        onPress={choose}
        {...(group === 'weather' && filter === 'all'
          ? { arrangement: 'sets', setAspects: SET_ASPECTS }
          : { arrangement: 'fill', leastPx: leastWidthPx(filter) })}
      />
    </section>
  )
}

/** null for a template without weather. Under a picture stands only what its neighbours do not say: in a set the shape, else the weather. */
function weatherOption(
  { id, label }: { id: TemplateId; label: string },
  filter: TemplateFilter,
): Option | null {
  const { weather, settings } = TEMPLATES[id]
  if (!weather) return null
  const orientation = orientationOf(settings.aspectRatio)
  const option = { id, name: label, ...lookPicture(settings, null) }
  if (filter === 'all' && orientation !== 'landscape')
    return { ...option, label: ORIENTATIONS[orientation][currentLanguage()] }
  return {
    ...option,
    label: TEMPLATES[weather].label[currentLanguage()],
    icon: <span>{WEATHER[weather].emoji}</span>,
  }
}

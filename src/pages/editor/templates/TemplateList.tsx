import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { applyTemplate, matchingTemplate } from '../../../card/looks'
import { TEMPLATES, type TemplateId } from '../../../card/templates'
import { currentLanguage } from '../../../language/i18n'
import { FULL_VIEW } from '../../../layout/view'
import { ORIENTATIONS, orientationOf, RATIOS } from '../../../look/ratios'
import { WEATHER, type WeatherId } from '../../../look/weather'
import { applyTemplateAtom, settingsAtom } from '../../../state/card'
import { GroupLabel } from '../../../ui/GroupLabel'
import type { ThumbnailOption } from '../../../ui/Thumbnail'
import { ThumbnailList } from '../../../ui/ThumbnailList'
import { placeholderColour } from '../thumbnails/placeholderColour'
import { CardThumbnail } from '../thumbnails/CardThumbnail'
import { useSetting } from '../useSetting'
import styles from './TemplatesPanel.module.css'
import type { TemplateFilter } from './TemplatesPanel'

interface TemplateListProps {
  group: 'basic' | 'weather'
  templates: readonly { id: TemplateId; label: string }[]
  filter: TemplateFilter
  swipes: boolean
}

const HEIGHT_PX = 84
// Basic templates have boxes of one shape; a card of another shape is shown within it.
const BOX_ASPECTS = { all: 16 / 9, landscape: 16 / 9, square: 1, portrait: 3 / 4 }

const chosenTemplateAtom = atom((get) => matchingTemplate(get(settingsAtom)))

/** One list of templates; a weather set reads as one line. */
export function TemplateList({ group, templates, filter, swipes }: TemplateListProps) {
  const { t } = useTranslation()
  const chosen = useAtomValue(chosenTemplateAtom)
  const apply = useSetAtom(applyTemplateAtom)
  const isSet = group === 'weather'
  const options = templates.map((template) =>
    isSet || swipes
      ? setOption(template, isSet && filter === 'all')
      : boxOption(template, BOX_ASPECTS[filter]),
  )
  return (
    <section className={styles.group}>
      <GroupLabel label={t(`templates.${group}`)} aside={String(templates.length)} />
      <div className={styles.list}>
        <ThumbnailList
          label={t(isSet ? 'templates.weatherList' : 'templates.basicList')}
          value={chosen}
          options={options}
          onChange={apply}
          arrangement={swipes ? 'swipe' : isSet ? 'rows' : 'columns'}
          columns={filter === 'portrait' ? 3 : 2}
          heightPx={HEIGHT_PX}
        />
      </div>
    </section>
  )
}

function boxOption(
  { id, label }: { id: TemplateId; label: string },
  aspect: number,
): ThumbnailOption<TemplateId> {
  return { id, label, aspect, picture: <TemplateThumbnail id={id} /> }
}

/** In its own shape. In a line of a whole weather set, the small ones are labelled only by their shape. */
function setOption(
  { id, label }: { id: TemplateId; label: string },
  isInLine: boolean,
): ThumbnailOption<TemplateId> {
  const { icon, settings } = TEMPLATES[id]
  const { width, height } = RATIOS[settings.aspectRatio]
  const orientation = orientationOf(settings.aspectRatio)
  const option = {
    id,
    aspect: width / height,
    ground: placeholderColour(settings),
    picture: <TemplateThumbnail id={id} />,
  }
  if (!isInLine) return { ...option, label }
  if (orientation !== 'landscape')
    return { ...option, label: ORIENTATIONS[orientation][currentLanguage()], name: label }
  return { ...option, label, icon: <span>{WEATHER[icon as WeatherId].emoji}</span> }
}

function TemplateThumbnail({ id }: { id: TemplateId }) {
  const [showQuotationMarks] = useSetting('showQuotationMarks')
  const settings = useMemo(
    () => applyTemplate(id, { ...TEMPLATES[id].settings, showQuotationMarks }),
    [id, showQuotationMarks],
  )
  return <CardThumbnail settings={settings} view={FULL_VIEW} />
}

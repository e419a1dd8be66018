import { useAtom, useAtomValue, atom, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { ORIENTATIONS, orientationOf, RATIOS } from '../../../look/ratios'
import { hasCardAtom, applyTemplateAtom, cardKindAtom, settingsAtom } from '../../../state/card'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { useEditorLayout } from '../useEditorLayout'
import { MyTemplates } from './MyTemplates'
import {
  templateFilterAtom,
  type TemplateFilter,
  type TemplateKind,
  lookPicturesAtom,
  templateKindAtom,
  lookPicture,
} from './templateChoice'
import styles from './MyTemplates.module.css'
import { matchingTemplate } from '../../../card/looks'
import { WEATHER_RATIOS, type TemplateGroup } from '../../../card/templateRecipes'
import { TEMPLATES, type TemplateId } from '../../../card/templates'
import { currentLanguage } from '../../../language/i18n'
import type { View } from '../../../layout/view'
import { WEATHER } from '../../../look/weather'
import { FieldNote } from '../../../ui/FieldNote'
import { GroupLabel } from '../../../ui/GroupLabel'
import type { ThumbnailOption } from '../../../ui/Thumbnail'
import { ThumbnailList } from '../../../ui/ThumbnailList'
import { withCompositionName } from './compositionNames'
import { optionsOfLabels, optionsOf } from '../useSetting'

const SET_ASPECTS = WEATHER_RATIOS.map((ratio) => RATIOS[ratio].width / RATIOS[ratio].height)

const KINDS: readonly TemplateKind[] = ['all', 'composed', 'painted', 'weather', 'mine']

const chosenTemplateAtom = atom((get) => matchingTemplate(get(settingsAtom)))

export function TemplatesPanel() {
  const { t } = useTranslation()
  const [filter, setFilter] = useAtom(templateFilterAtom)
  const [kind, setKind] = useAtom(templateKindAtom)
  const isPhone = useEditorLayout() === 'phone'
  const panel = useChosenInSight<HTMLDivElement>(useAtomValue(hasCardAtom))
  const shows = (group: TemplateGroup) => !isPhone || kind === 'all' || kind === group
  return (
    <div ref={panel} className={styles.panel}>
      {isPhone ? (
        <MyTemplates>
          <SegmentedRadio<TemplateKind>
            label={t('templates.kind')}
            isLabelHidden
            value={kind}
            options={KINDS.map((id) => ({
              id,
              label: t(id === 'mine' ? 'templates.own' : `templates.${id}`),
            }))}
            onChange={setKind}
            cells="content"
          />
        </MyTemplates>
      ) : (
        <>
          <SegmentedRadio<TemplateFilter>
            label={t('templates.orientation')}
            isLabelHidden
            value={filter}
            options={[{ id: 'all', label: t('templates.all') }, ...optionsOfLabels(ORIENTATIONS)]}
            onChange={setFilter}
            cells="content"
          />
          <MyTemplates />
        </>
      )}
      {shows('basic') && <TemplatesInAnyRatio group="basic" />}
      {shows('weather') && <WeatherTemplates />}
      {shows('composed') && <TemplatesInAnyRatio group="composed" />}
      {shows('painted') && <TemplatesInAnyRatio group="painted" />}
    </div>
  )
}

/**
 * Scrolls the chosen option into view when a panel is ready or shown again. Only the panel scrolls, and focus
 * stays.
 */
function useChosenInSight<E extends HTMLElement>(isReady: boolean) {
  const content = useRef<E>(null)
  useLayoutEffect(() => {
    const element = content.current
    if (!element || !isReady) return
    let wasShown = false
    const observer = new ResizeObserver(() => {
      const isShown = element.getClientRects().length > 0
      // Options may render after their list; its resize then triggers this again.
      wasShown = isShown && (wasShown || scrollToChosen(element))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isReady])
  return content
}

function scrollToChosen(content: HTMLElement): boolean {
  const panel = content.closest('[role="tabpanel"]')
  const chosen = content.querySelector('[role="option"][aria-selected="true"]')
  if (!panel || !chosen) return false
  const [seen, box] = [panel.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (box.top < seen.top || box.bottom > seen.bottom)
    panel.scrollTop += (box.top + box.bottom - seen.top - seen.bottom) / 2
  return true
}

type Option = ThumbnailOption<TemplateId>

function TemplatesInAnyRatio({ group }: { group: Exclude<TemplateGroup, 'weather'> }) {
  const { t } = useTranslation()
  const shape = useAtomValue(lookPicturesAtom)
  const options = optionsOf(TEMPLATES)
    .filter(({ id }) => TEMPLATES[id].group === group)
    .map((template): Option => ({
      ...withCompositionName(template),
      ...lookPicture(TEMPLATES[template.id].settings, shape),
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

function WeatherTemplates() {
  const { t } = useTranslation()
  const chosen = useAtomValue(chosenTemplateAtom)
  const { view } = useAtomValue(lookPicturesAtom)
  const isInOneShape = view.mode === 'compact' // One of each weather then stands for its three shapes.
  const wanted = useAtomValue(templateFilterAtom)
  const filter = isInOneShape ? 'portrait' : wanted
  const isShown = (id: TemplateId) => {
    const { weather, settings } = TEMPLATES[id]
    if (isInOneShape && chosen && TEMPLATES[chosen].weather === weather) return id === chosen
    return filter === 'all' || orientationOf(settings.aspectRatio) === filter
  }
  const options = optionsOf(TEMPLATES)
    .filter(({ id }) => isShown(id))
    .flatMap((template) => weatherOption(template, filter, view) ?? [])
  return (
    <TemplateList
      group="weather"
      label={t('templates.weatherList')}
      options={options}
      areSets={filter === 'all'}
    />
  )
}

interface TemplateListProps {
  group: TemplateGroup
  label: string
  options: readonly Option[]
  hint?: string | undefined
  areSets?: boolean
}

function TemplateList({ group, label, options, hint, areSets }: TemplateListProps) {
  const { t } = useTranslation()
  const { leastPx, orientation } = useAtomValue(lookPicturesAtom)
  const chosen = useDeferredValue(useAtomValue(chosenTemplateAtom)) // a list takes long to render: a slider's pull goes first
  const apply = useSetAtom(applyTemplateAtom)
  return (
    <section className={styles.group}>
      <GroupLabel label={t(`templates.${group}`)} aside={String(options.length)} />
      {hint && (
        <div className={styles.groupNote}>
          <FieldNote hint={hint} />
        </div>
      )}
      <ThumbnailList
        label={label}
        value={chosen}
        options={options}
        onPress={(id) => apply(id, orientation)}
        {...(areSets ? { arrangement: 'sets', setAspects: SET_ASPECTS } : { arrangement: 'fill', leastPx })}
      />
    </section>
  )
}

/**
 * null without weather. The label names only what differs from neighbours: in a set the shape, else the
 * weather.
 */
function weatherOption({ id, label }: { id: TemplateId; label: string }, filter: TemplateFilter, view: View) {
  const { weather, settings } = TEMPLATES[id]
  if (!weather) return null
  const orientation = orientationOf(settings.aspectRatio)
  const option = { id, name: label, ...lookPicture(settings, { view, orientation: null }) }
  if (filter === 'all' && orientation !== 'landscape')
    return { ...option, label: ORIENTATIONS[orientation][currentLanguage()] }
  return {
    ...option,
    label: TEMPLATES[weather].label[currentLanguage()],
    icon: <span>{WEATHER[weather].emoji}</span>,
  }
}

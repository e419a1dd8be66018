import { useAtomValue } from 'jotai'
import { useId, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateInWords } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { ART_FAMILIES, type ArtFamilyId } from '../../../look/art'
import { THE_DAYS_OWN, MAX_SEED } from '../../../look/art/choice'
import type { ArtPalette, ArtFamily } from '../../../look/art/family'
import { paletteOf } from '../../../look/art/painting'
import { cardDayAtom } from '../../../state/card'
import { Button } from '../../../ui/Button'
import { ErrorNote } from '../../../ui/ErrorNote'
import { FieldNote } from '../../../ui/FieldNote'
import { Swatches } from '../../../ui/Swatches'
import { GroupLabel } from '../../../ui/GroupLabel'
import { ThumbnailRadio } from '../../../ui/ThumbnailRadio'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { PanelColumn } from '../PanelParts'
import { useSetting, optionsOf } from '../useSetting'
import { ART_ASPECT, artScene } from './artScene'
import styles from '../PanelParts.module.css'
import { drawScene } from '../../shared/thumbnails/drawScene'
import { ThumbnailImage } from '../thumbnails/ThumbnailImage'
import { loadedFeatures, loadResources } from '../../../layout/features'

export function ArtPart() {
  return (
    <PanelColumn>
      <SubjectRadio />
      <Painting />
    </PanelColumn>
  )
}

function SubjectRadio() {
  const { t } = useTranslation()
  const [{ family }, change] = useSetting('art')
  const date = useAtomValue(cardDayAtom)
  return (
    <ThumbnailRadio
      label={t('art.subject')}
      value={family}
      options={optionsOf(ART_FAMILIES).map((option) => ({
        ...option,
        aspect: ART_ASPECT,
        picture: (
          <ThumbnailImage
            what={['art', option.id, date]}
            draw={(box, turns) =>
              drawScene(() => artScene({ ...THE_DAYS_OWN, family: option.id }, date), box, turns)
            }
          />
        ),
      }))}
      onChange={(id) => change({ ...THE_DAYS_OWN, family: id })}
      columns={3}
    />
  )
}

function Painting() {
  const { t } = useTranslation()
  const id = useId()
  const [art, change] = useSetting('art')
  const date = useAtomValue(cardDayAtom)
  const isTheDays = art.seed === THE_DAYS_OWN.seed
  return (
    <div role="group" aria-labelledby={id}>
      <GroupLabel
        id={id}
        label={t('art.painting')}
        aside={
          isTheDays
            ? t('art.ofDay', { date: dateInWords(date, currentLanguage()) })
            : t('art.nth', { number: art.seed + 1 })
        }
      />
      <div className={styles.buttons}>
        <Button
          icon="refresh"
          fillsWidth
          onPress={() => change({ ...art, seed: (art.seed + 1) % (MAX_SEED + 1) })}
        >
          {t('art.another')}
        </Button>
        <Button
          icon={TOOL_ICONS.restore}
          fillsWidth
          isDisabled={isTheDays}
          onPress={() => change({ ...art, seed: THE_DAYS_OWN.seed })}
        >
          {t('art.theDaysOwn')}
        </Button>
      </div>
    </div>
  )
}

const BY_THE_DAY = 'auto'

export function ArtPalettes() {
  const { t } = useTranslation()
  const [art, change] = useSetting('art')
  const date = useAtomValue(cardDayAtom)
  const family = useArtFamily(art.family)
  if (family === 'failed') return <ErrorNote title={t('art.failed')}>{t('art.reload')}</ErrorNote>
  if (family === 'loading') return <GroupLabel label={t('art.palette')} aside={t('art.loading')} />
  const auto = paletteOf(family, { ...art, palette: '' }, date)
  const chosen = Object.hasOwn(family.palettes, art.palette) ? art.palette : BY_THE_DAY
  const language = currentLanguage()
  return (
    <div>
      <Swatches
        columns={4}
        label={t('art.palette')}
        value={chosen}
        options={[
          { id: BY_THE_DAY, label: t('art.byTheDay'), paint: paintOf(auto.palette) },
          ...Object.entries(family.palettes).map(([id, palette]) => ({
            id,
            label: palette.label[language],
            paint: paintOf(palette),
          })),
        ]}
        onChange={(id) => change({ ...art, palette: id === BY_THE_DAY ? '' : id })}
        aside={(family.palettes[chosen] ?? auto.palette).label[language]}
      />
      <FieldNote hint={t('art.ink')} />
    </div>
  )
}

function paintOf({ colours }: ArtPalette): string {
  const { ink: _ink, accent: _accent, ...painted } = colours
  return `linear-gradient(${Object.values(painted).slice(0, SHOWN).join(', ')})`
}

const SHOWN = 4

function useArtFamily(id: ArtFamilyId): ArtFamily | 'loading' | 'failed' {
  const [, setSettled] = useState<ArtFamilyId | null>(null)
  const resource = `painting ${id}` as const
  const paintings = loadedFeatures.get(resource)
  const isMissing = paintings === undefined
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    void loadResources([resource]).then(() => isCurrent && setSettled(id))
    return () => {
      isCurrent = false
    }
  }, [id, resource, isMissing])
  if (isMissing) return 'loading'
  return paintings?.family ?? 'failed'
}

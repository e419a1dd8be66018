import { useTranslation } from 'react-i18next'
import { GRADIENTS, parseGradient, type GradientId } from '../../../look/gradients'
import { Swatches } from '../../../ui/Swatches'
import { optionsOf } from '../optionsOf'
import { useSetting } from '../useSetting'

const TOWARDS = { '-1': ['top', 'left'], '0': ['', ''], '1': ['bottom', 'right'] } as const

/** The sixteen gradients. */
export function GradientPart() {
  const { t } = useTranslation()
  const [value, change] = useSetting('gradientValue')
  const options = optionsOf(GRADIENTS).map((option) => ({ ...option, paint: PAINTS[option.id] }))
  const chosen = options.find(({ id }) => GRADIENTS[id].value === value)
  return (
    <Swatches
      columns={4}
      label={t('background.gradients')}
      value={chosen?.id ?? null}
      options={options}
      onChange={(id) => change(GRADIENTS[id].value)}
      aside={chosen?.label}
    />
  )
}

const PAINTS = Object.fromEntries(
  Object.entries(GRADIENTS).map(([id, { value }]) => [id, cssGradient(value)]),
) as Record<GradientId, string>

/** The utility classes as the equivalent CSS: `linear-gradient(to bottom right, #fdf2f8 0%, …)`. */
function cssGradient(value: string): string {
  const gradient = parseGradient(value)
  if (!gradient) return 'none'
  const vertical = TOWARDS[gradient.dy][0]
  const horizontal = TOWARDS[gradient.dx][1]
  const stops = gradient.stops.map(({ at, colour }) => `${colour} ${at * 100}%`)
  return `linear-gradient(to ${vertical} ${horizontal}, ${stops.join(', ')})`
}

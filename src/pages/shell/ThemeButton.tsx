import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { chooseTheme, useTheme } from '../browser/theme'

/** Switches the theme: an icon in the bar, with its name in the phone's menu. */
export function ThemeButton({ showsName }: { showsName?: boolean }) {
  const { t } = useTranslation()
  const isDark = useTheme() === 'dark'
  const icon = isDark ? 'sun' : 'moon'
  const toggleTheme = () => chooseTheme(isDark ? 'light' : 'dark')
  if (showsName)
    return (
      <Button look="bare" icon={icon} onPress={toggleTheme}>
        {t('site.theme')}
      </Button>
    )
  const title = t(isDark ? 'site.toLight' : 'site.toDark')
  return <IconButton label={t('site.theme')} title={title} icon={icon} onPress={toggleTheme} />
}

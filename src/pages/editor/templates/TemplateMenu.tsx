import { useTranslation } from 'react-i18next'
import iconButton from '../../../ui/IconButton.module.css'
import { MenuButton } from '../../../ui/MenuButton'
import { classes } from '../../../ui/classes'
import { CARD_ICONS, DAY_ICONS, TOOL_ICONS } from '../../../ui/toolIcons'
import styles from './MyTemplates.module.css'

const ICONS = { saveLook: DAY_ICONS.bookmark, importFile: CARD_ICONS.open, manage: TOOL_ICONS.pencil }

export type TemplateAction = keyof typeof ICONS

interface TemplateMenuProps {
  actions: readonly TemplateAction[]
  onChoose: (action: TemplateAction) => void
}

export function TemplateMenu({ actions, onChoose }: TemplateMenuProps) {
  const { t } = useTranslation()
  return (
    <MenuButton
      label={t('templates.more')}
      icon={CARD_ICONS.more}
      className={classes(iconButton.iconButton, styles.more)}
      items={actions.map((id) => ({ id, label: t(`templates.${id}`), icon: ICONS[id] }))}
      opens="down"
      onChoose={onChoose}
    />
  )
}

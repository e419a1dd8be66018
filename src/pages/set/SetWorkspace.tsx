import { useTranslation } from 'react-i18next'
import { ColumnsLayout } from './layouts/ColumnsLayout'
import { DrawerLayout } from './layouts/DrawerLayout'
import { PhoneLayout } from './layouts/PhoneLayout'
import { useSetLayout } from './useSetLayout'
import { useSetOpening } from './useSetOpening'

const LAYOUTS = { columns: ColumnsLayout, drawer: DrawerLayout, phone: PhoneLayout }

/** What the set has, its contact sheet, and the way out, arranged by window size. */
export function SetWorkspace() {
  const { t } = useTranslation()
  const Layout = LAYOUTS[useSetLayout()]
  useSetOpening()
  return (
    <>
      <h1 className="visuallyHidden">{t('set.title')}</h1>
      <Layout />
    </>
  )
}

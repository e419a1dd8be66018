import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes'
import { EditionNotice } from './EditionNotice'
import styles from './PageFrame.module.css'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { useNavigationFocus } from '../browser/useNavigationFocus'
import { DeveloperNote } from '../widget/DeveloperNote'
import { WorkspaceNoteButton, WorkspaceNoteLine } from '../widget/WorkspaceNote'

export interface PageFrameProps {
  layout: 'page' | 'workspace'
  title: string // names the main landmark, so that focusing it announces the page
  path: string // without the language: changing only that is no navigation
  children: ReactNode
}

/**
 * Header, content and footer. A workspace fills the window, has no footer, and has its own top bar on a
 * phone.
 */
export function PageFrame({ layout, title, path, children }: PageFrameProps) {
  const { t } = useTranslation()
  const main = useNavigationFocus(path)
  const isWorkspace = layout === 'workspace'
  return (
    <div className={classes(styles.frame, styles[layout])}>
      <a href="#content" className={styles.skip}>
        {t('site.skip')}
      </a>
      <SiteHeader hasNote={!isWorkspace}>{isWorkspace && <WorkspaceNoteButton bar="header" />}</SiteHeader>
      {isWorkspace && <WorkspaceNoteLine bar="header" />}
      <main ref={main} id="content" tabIndex={-1} className={styles.main} aria-label={title}>
        {children}
      </main>
      <EditionNotice awaitsCard={path === '/' || path === '/editor'} />
      {!isWorkspace && <DeveloperNote />}
      {!isWorkspace && <SiteFooter />}
    </div>
  )
}

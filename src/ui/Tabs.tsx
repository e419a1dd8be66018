import { useEffect, useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import { classes } from './classes'
import { SteadyText } from './SteadyText'
import styles from './Tabs.module.css'
import { useMoreBelow } from './useMoreBelow'

export interface TabOption<Id extends string> {
  id: Id
  label: string
  startsGroup?: boolean | undefined // a short divider precedes it
}

export interface TabsProps<Id extends string> {
  label: string // the tab list's accessible name
  value: Id
  tabs: readonly TabOption<Id>[]
  onChange: (id: Id) => void
  children: ReactNode // content of the chosen tab
  look?: 'tabs' | 'subTabs' | 'swipe' | undefined // full width; small with a dot; scrolling sideways
  isListHidden?: boolean | undefined // all room goes to the panel
  isPanelHidden?: boolean | undefined // a closed drawer shows only its tab row
}

/** Tabs and the panel of the chosen one. The panel scrolls by itself if its height is bounded. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, value, tabs, onChange, children, look = 'tabs', isListHidden, isPanelHidden } = props
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useMoreBelow(panel, value)
  useEffect(() => {
    // Centres the chosen tab in a scrolling row; one frame later, since focus restores the scroll position.
    const frame = requestAnimationFrame(() => {
      const box = list.current
      const tab = box?.querySelector<HTMLElement>(`[data-key="${value}"]`)
      if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return (
    <AriaTabs
      className={classes(styles.root, styles[look])}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key)
        if (chosen && chosen.id !== value) onChange(chosen.id)
      }}
    >
      <TabList
        ref={list}
        className={classes(styles.list)}
        aria-label={label}
        {...(isListHidden && { style: { display: 'none' } })}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={classes(styles.tab, tab.startsGroup && styles.startsGroup)}
          >
            <SteadyText>{tab.label}</SteadyText>
          </Tab>
        ))}
      </TabList>
      <TabPanel
        ref={panel}
        key={value} // a reused panel would keep its first id, and aria-controls would point nowhere
        id={value}
        className={classes(styles.panel)}
        {...(isPanelHidden && { style: { display: 'none' } })}
      >
        {children}
      </TabPanel>
    </AriaTabs>
  )
}

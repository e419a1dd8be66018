import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Tab, TabList, Tabs as AriaTabs } from 'react-aria-components'
import { classes } from './classes'
import { SteadyText } from './SteadyText'
import styles from './Tabs.module.css'
import { useMoreBelow } from './useMoreBelow'

export interface TabsProps<Id extends string> {
  label: string
  value: Id
  tabs: readonly { id: Id; label: string; startsGroup?: boolean | undefined }[]
  onChange: (id: Id) => void
  children: ReactNode
  look?: 'tabs' | 'subTabs' | 'swipe' | 'page' | undefined // full width; small with a dot; scrolling sideways; for a page that scrolls as a whole
  onOpen?: (() => void) | undefined // any tab is pressed, also the chosen one
  isListHidden?: boolean | undefined
  isPanelHidden?: boolean | undefined // a closed drawer shows only its tab row
}

/**
 * react-aria's tabs would search the panel for focusable elements at every key. The panel scrolls if its
 * height is bounded.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, value, tabs, onChange, children, look = 'tabs', onOpen } = props
  const [list, setList] = useState<HTMLDivElement | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  useMoreBelow(panel, value)
  useEffect(() => {
    // Centres the chosen tab in a scrolling row, one frame later, since focus restores the scroll position.
    const frame = requestAnimationFrame(() => {
      const tab = list?.querySelector<HTMLElement>(`[data-key="${value}"]`)
      if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [list, value])
  return (
    <div
      className={classes(styles.root, styles[look])}
      // In the capture phase, since the tabs stop their clicks.
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('[role=tab]')) onOpen?.()
      }}
    >
      <AriaTabs
        className={classes(styles.bar)}
        selectedKey={value}
        onSelectionChange={(key) => {
          const chosen = tabs.find((tab) => tab.id === key)
          if (!chosen || chosen.id === value) return
          onChange(chosen.id)
          onOpen?.() // A tab whose code is still to come gets no click.
        }}
      >
        <TabList
          ref={setList}
          className={classes(styles.list)}
          aria-label={label}
          {...(props.isListHidden && { style: { display: 'none' } })}
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
      </AriaTabs>
      <div
        ref={panel}
        key={value} // Another tab's panel starts scrolled to its top.
        role="tabpanel"
        {...(list && { id: `${list.id}-tabpanel-${value}`, 'aria-labelledby': `${list.id}-tab-${value}` })}
        className={styles.panel}
        {...(props.isPanelHidden && { style: { display: 'none' } })}
      >
        {children}
      </div>
    </div>
  )
}

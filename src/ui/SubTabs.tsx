import { Tabs, type TabsProps } from './Tabs'

/** The small tabs inside a panel; a red dot marks the chosen one. */
export function SubTabs<Id extends string>(props: Omit<TabsProps<Id>, 'look' | 'isPanelHidden'>) {
  return <Tabs {...props} look="subTabs" />
}

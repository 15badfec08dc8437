import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ComponentProps } from 'react';

/** Tabs over panels of the same page; for tabs that are links, see `LinkTabs`. */
export const Tabs = BaseTabs.Root;
export const Tab = BaseTabs.Tab;

/** The row of tabs. An arrow key chooses the tab it moves to. */
export function TabList(props: ComponentProps<typeof BaseTabs.List>) {
  return <BaseTabs.List activateOnFocus {...props} />;
}

/** What one tab shows. The other panels stay in the document, since paper has all of them. */
export function TabPanel(props: ComponentProps<typeof BaseTabs.Panel>) {
  return <BaseTabs.Panel keepMounted data-printed="" {...props} />;
}

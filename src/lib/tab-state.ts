/** What a tab hands over as router state to the page that it opens. */
interface TabState {
  isTab: true;
}

/** The page keeps the place of the one before (docs/rules.md#route-change). */
export const tabState: TabState = { isTab: true };

/** @returns whether router state says that the page was opened by a tab. */
export const isTabState = (state: unknown): state is TabState =>
  typeof state === 'object' && state !== null && 'isTab' in state && state.isTab === true;

/** Router state that a form passes to /success. */
interface SuccessState {
  success: true;
}

/** The flag without which /success redirects home (docs/rules.md#success-page). */
export const successState: SuccessState = { success: true };

/** @returns whether router state has the success flag */
export const isSuccessState = (state: unknown): state is SuccessState =>
  typeof state === 'object' && state !== null && 'success' in state && state.success === true;

/** Router state that a tab passes to the page it opens. */
interface TabState {
  isTab: true;
}

/** The page keeps the scroll position of the one before (docs/rules.md#route-change). */
export const tabState: TabState = { isTab: true };

/** @returns whether router state says that a tab opened the page */
export const isTabState = (state: unknown): state is TabState =>
  typeof state === 'object' && state !== null && 'isTab' in state && state.isTab === true;

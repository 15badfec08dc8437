import { toRecord } from './to-record';

/** Router state without which /success redirects home (docs/rules.md#success-page). */
export const successState = { success: true };
export const isSuccessState = (state: unknown) => toRecord(state)['success'] === true;

/** Router state of a page that keeps the scroll position (docs/rules.md#route-change). */
export const tabState = { isTab: true };
export const isTabState = (state: unknown) => toRecord(state)['isTab'] === true;

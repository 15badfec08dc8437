/** What a form hands to /success as router state. */
interface SuccessState {
  success: true;
}

/** The flag without which /success redirects home (docs/rules.md#success-page). */
export const successState: SuccessState = { success: true };

/** @returns whether router state carries the success flag. */
export const isSuccessState = (state: unknown): state is SuccessState =>
  typeof state === 'object' && state !== null && 'success' in state && state.success === true;

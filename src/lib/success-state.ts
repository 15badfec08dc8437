/** Router state that a form passes to /success. */
interface SuccessState {
  success: true;
}

/** The flag without which /success redirects home (docs/rules.md#success-page). */
export const successState: SuccessState = { success: true };

/** @returns whether router state has the success flag */
export const isSuccessState = (state: unknown): state is SuccessState =>
  typeof state === 'object' && state !== null && 'success' in state && state.success === true;

/**
 * Reads what somebody has typed into a form of the built page before its script was there. Wiring the fields
 * empties them.
 * @param selector finds the form; there is none on the server
 * @returns the filled fields by name
 */
export function readEarlyTyping(selector: string): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector(selector);
  if (!(form instanceof HTMLFormElement)) return {};
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(filled);
}

/** Where the forms keep their drafts. */
export const detailedDraftKey = 'detailed-enquiry';
export const shortDraftKey = 'short-enquiry';

/**
 * Reads what a form kept in this tab (docs/rules.md#drafts).
 * @returns the fields, or an empty object when nothing, or nothing readable, is stored
 */
export function readDraft(storageKey: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Keeps a form's fields in this tab, through reload, the gate and Back. */
export function saveDraft(storageKey: string, values: object) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // Storage may be forbidden or full; the form itself still holds everything.
  }
}

/** Forgets a draft; called after success. */
export function clearDraft(storageKey: string) {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept then.
  }
}

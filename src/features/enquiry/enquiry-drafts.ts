import { clearDraft, detailedDraftKey, saveDraft, readDraft, shortDraftKey } from '@/lib/draft';
import type { ShortValues } from './short-values';

/** Carries what the short form holds over to the detailed one, where it says something. */
export function carryToDetailedForm(values: ShortValues) {
  const filled = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
  if (Object.keys(filled).length === 0) return;
  saveDraft(detailedDraftKey, { ...readDraft(detailedDraftKey), ...filled });
}

/** Forgets both enquiries: once one is sent, what was carried over from or to the other is sent, too. */
export function clearEnquiryDrafts() {
  clearDraft(shortDraftKey);
  clearDraft(detailedDraftKey);
}

import { tabStorage } from '@/lib/storage';
import type { ShortValues } from './short-values';

/** Where each form keeps its draft in this tab (docs/rules.md#drafts). */
export const shortDraftKey = 'short-enquiry';
export const detailedDraftKey = 'detailed-enquiry';

/** Copies the filled fields of the short form into the draft of the detailed one. */
export function carryToDetailedForm(values: ShortValues) {
  const filled = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
  if (Object.keys(filled).length === 0) return;
  tabStorage.write(detailedDraftKey, { ...tabStorage.readFields(detailedDraftKey), ...filled });
}

/** Forgets both drafts: one may hold a copy of the other, which has been sent with it. */
export function clearEnquiryDrafts() {
  tabStorage.remove(shortDraftKey);
  tabStorage.remove(detailedDraftKey);
}

import { useForm } from 'react-hook-form';
import { lazyScript } from '@/lib/lazy-script';
import { idempotencyKeyStore } from '@/lib/idempotency-key-store';
import { type Send, useSubmission } from '@/lib/use-submission';
import { toEmail } from '@/lib/normalize-entries';
import { toVisibleLine, toSingleLine } from '@/lib/validation';
import { clearEnquiryDrafts, shortDraftKey as draftKey } from './enquiry-drafts';
import type { ShortEnquiry } from './schema';
import { emptyShortValues, type ShortValues, toShortValues } from './short-values';
import { useEnquiryDraft } from './use-enquiry-draft';

/** Without `createdAt`, which is set at the click. */
type Content = Omit<ShortEnquiry, 'createdAt'>;

/** Prefetched when the form gets the focus, so that sending needs no script that has yet to load. */
const api = lazyScript(() => import('@/api/get-in-touch'));

const send: Send<Content, unknown> = async (body, meta) => {
  const { postGetInTouch } = await api.load();
  return postGetInTouch(body, meta);
};

/**
 * @returns the body's content: trimmed, `contact` left out when empty, `page` fixed
 * (docs/rules.md#short-enquiry-payload).
 */
const toContent = ({ contact, projectDescription, ...lines }: ShortValues): Content => ({
  name: toSingleLine(lines.name),
  email: toEmail(lines.email),
  organizationName: toSingleLine(lines.organizationName),
  ...(toVisibleLine(contact) && { contact: toVisibleLine(contact) }),
  projectDescription: projectDescription.trim(),
  page: 'services',
});

const keyStore = idempotencyKeyStore(draftKey);

/**
 * The short form (docs/rules.md#short-enquiry-form): after a 200 it shows a message and empties. On any other result it
 * keeps every character and shows nothing.
 */
export function useShortForm() {
  const form = useForm<ShortValues>({ defaultValues: emptyShortValues });
  const initialElapsedTime = useEnquiryDraft(form, {
    storageKey: draftKey,
    toValues: toShortValues,
  });
  const { state, submit, reset, honeypotRef } = useSubmission(send, {
    keyStore,
    initialElapsedTime,
  });

  const onSubmit = form.handleSubmit(async (values) => {
    const sent = await submit(toContent(values));
    if (!sent) return;
    form.reset(emptyShortValues);
    clearEnquiryDrafts();
  });

  return {
    form,
    state,
    onSubmit,
    onEdit: reset,
    honeypotRef,
    onFocus: api.prefetch,
  };
}

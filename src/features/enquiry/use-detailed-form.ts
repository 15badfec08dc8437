import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { contactWords } from '@/content/contact';
import { showNotice } from '@/lib/notice';
import { lazyScript } from '@/lib/lazy-script';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/success-state';
import { idempotencyKeyStore } from '@/lib/idempotency-key-store';
import { type Send, useSubmission } from '@/lib/use-submission';
import {
  emptyDetailedValues,
  fromPreHydrationFields,
  initialDetailedValues,
} from './detailed-values';
import { type DetailedEnquiry, detailedFormSchema, type DetailedValues } from './schema';
import { clearEnquiryDrafts, detailedDraftKey as draftKey } from './enquiry-drafts';
import { useEnquiryDraft } from './use-enquiry-draft';

type Content = Omit<DetailedEnquiry, 'createdAt'>;

/** Leaves out the designation, which is never sent (docs/rules.md#designation). */
const toContent = ({ designation, ...content }: DetailedValues): Content => content;

/** Prefetched when the form gets the focus, so that sending does not wait for a script. */
const api = lazyScript(() => import('@/api/contact-us'));

const send: Send<Content, unknown> = async (body, meta) => {
  const { postContactUs } = await api.load();
  return postContactUs(body, meta);
};

const keyStore = idempotencyKeyStore(draftKey);

/**
 * The detailed form (docs/rules.md#detailed-enquiry-form): the first submit shows what is invalid. Navigates to /success
 * after a 200. On any other result the form keeps every character and shows no message.
 */
export function useDetailedForm() {
  const form = useForm<DetailedValues>({
    defaultValues: emptyDetailedValues,
    resolver: yupResolver(detailedFormSchema, { stripUnknown: true }),
    shouldFocusError: false,
  });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const service = search.get('service');
  const toValues = useCallback(
    (draft: Record<string, unknown>) => initialDetailedValues(draft, service),
    [service],
  );
  const initialElapsedTime = useEnquiryDraft(form, {
    storageKey: draftKey,
    fromPreHydration: fromPreHydrationFields,
    toValues,
  });
  const { state, submit, honeypotRef } = useSubmission(send, { keyStore, initialElapsedTime });

  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const onSubmit = form.handleSubmit(async (values) => {
    const sent = await submit(toContent(values));
    if (!sent) return;
    clearEnquiryDrafts();
    // Do not navigate a visitor who has left the page meanwhile.
    if (isUnmounted.current) showNotice(contactWords.sentMeanwhile);
    else await navigate(paths.success, { state: successState });
  });

  return { form, state, onSubmit, honeypotRef, onFocus: api.prefetch };
}

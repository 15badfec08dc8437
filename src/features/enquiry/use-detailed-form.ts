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

const toContent = ({ designation, ...content }: DetailedValues): Content => content;

/** Fetched as soon as the form has the focus, so that sending does not depend on a script still to come. */
const api = lazyScript(() => import('@/api/contact-us'));

const send: Send<Content, unknown> = async (body, meta) => {
  const { postContactUs } = await api.load();
  return postContactUs(body, meta);
};

const keyStore = idempotencyKeyStore(draftKey);

/**
 * The detailed form's states (docs/rules.md#detailed-enquiry-form): the first Send shows what is missing; on 200
 * the visitor goes to /success; on anything else the form stays as it is, without a message and with every
 * character kept.
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
    // Who has gone elsewhere meanwhile stays there.
    if (isUnmounted.current) showNotice(contactWords.sentMeanwhile);
    else await navigate(paths.success, { state: successState });
  });

  return { form, state, onSubmit, honeypotRef, onFocus: api.prefetch };
}

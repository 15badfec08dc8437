import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { array, boolean, object, string } from 'yup';
import { contactWords } from '@/content/contact';
import { serviceGroups, servicesWithoutChip } from '@/content/enquiry';
import { idempotencyKeyStore, type Send, useSubmission } from '@/lib/use-submission';
import { lazyScript } from '@/lib/lazy-script';
import { showNotice } from '@/lib/notice';
import { paths } from '@/lib/paths';
import { successState } from '@/lib/history-state';
import { countryByName } from './countries';
import { detailedDraftKey as draftKey, forgetSentEnquiry, useEnquiryDraft } from './drafts';
import {
  type DetailedEnquiry,
  detailedFormSchema,
  type DetailedValues,
  emptyDetailedValues,
} from './schema';

/** The field's name for a country typed before hydration. */
export const countryTextName = 'countryText';

/** The text fields. */
const textNames = Object.entries(emptyDetailedValues).flatMap(([name, value]) =>
  value === '' ? [name] : [],
);

/** @returns the input from before hydration, as a draft */
const fromPreHydrationFields = (fields: Record<string, unknown>) => ({
  ...Object.fromEntries(
    Object.entries(fields).filter(([name]) => [countryTextName, ...textNames].includes(name)),
  ),
  ...(fields['subscribeToNewsletter'] !== undefined && { subscribeToNewsletter: true }),
});

const known = new Set(serviceGroups.flatMap(({ services }) => services.map(({ value }) => value)));

/** The fields of a draft that are not text; unknown fields are ignored. */
const storedSchema = object({
  country: object({
    name: string().default(''),
    dial_code: string().default(''),
    code: string().default(''),
  }),
  serviceVertical: array().of(string().required()).default([]),
  subscribeToNewsletter: boolean().default(false),
});

const readStored = (draft: Record<string, unknown>) => {
  const draftFields = storedSchema.cast(
    Object.fromEntries(Object.keys(storedSchema.fields).map((key) => [key, draft[key]])),
    { assert: false },
  );
  return storedSchema.isValidSync(draftFields) ? draftFields : storedSchema.getDefault();
};

const readTexts = (draft: Record<string, unknown>) =>
  Object.fromEntries(
    textNames.map((name) => [name, typeof draft[name] === 'string' ? draft[name] : '']),
  );

/**
 * @param service the `service` parameter of the address
 * @returns how the brief begins: with a service that no chip names, else with nothing
 */
const briefStart = (service: string | null) => {
  const named = servicesWithoutChip.find(({ value }) => value === service);
  return named ? `${named.label}: ` : '';
};

/**
 * @param draft as stored; may hold anything
 * @param service the `service` parameter of the address
 * @returns the initial values: the draft, with the service chosen, or named where the brief is empty
 */
function initialDetailedValues(
  draft: Record<string, unknown>,
  service: string | null,
): DetailedValues {
  const stored = readStored(draft);
  const values: DetailedValues = {
    ...emptyDetailedValues,
    ...stored,
    ...readTexts(draft),
    country: countryByName(draft[countryTextName]) ?? stored.country,
  };
  values.projectDescription ||= briefStart(service);
  const isNew = service !== null && known.has(service) && !values.serviceVertical.includes(service);
  return isNew ? { ...values, serviceVertical: [...values.serviceVertical, service] } : values;
}

/** @returns the values to keep as a draft: a brief to which nothing was added is none */
const toDetailedDraft = (values: DetailedValues, service: string | null): DetailedValues =>
  values.projectDescription === briefStart(service)
    ? { ...values, projectDescription: '' }
    : values;

type Content = Omit<DetailedEnquiry, 'createdAt'>;

/** Leaves out the designation, which is never sent (docs/rules.md#designation). */
const toContent = ({ designation, ...content }: DetailedValues): Content => content;

/** Prefetched when the form gets the focus, so that sending does not wait for a script. */
const api = lazyScript(() => import('@/api/post'));

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
  const toDraft = useCallback(
    (values: DetailedValues) => toDetailedDraft(values, service),
    [service],
  );
  const initialElapsedTime = useEnquiryDraft(form, {
    storageKey: draftKey,
    fromPreHydration: fromPreHydrationFields,
    toValues,
    toDraft,
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
    // As typed: `values` are normalised.
    const typed = form.getValues();
    const sent = await submit(toContent(values));
    if (!sent) return;
    forgetSentEnquiry(draftKey, typed);
    // Do not navigate a visitor who has left the page meanwhile.
    if (isUnmounted.current) showNotice(contactWords.sentMeanwhile);
    else await navigate(paths.success, { state: successState });
  });

  return { form, state, onSubmit, honeypotRef, onFocus: api.prefetch };
}

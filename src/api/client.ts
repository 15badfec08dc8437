import axios from 'axios';
import { apiBaseUrl } from '@/lib/env';

/** A call that takes longer has failed, in ms (docs/rules.md#timeout-and-retries). */
const timeout = 15_000;

/** The HTTP client. Every answer but a 200 rejects, also a redirect (docs/rules.md#only-200). */
export const client = axios.create({
  baseURL: apiBaseUrl,
  timeout,
  adapter: 'fetch',
  fetchOptions: { redirect: 'error' },
  headers: { Accept: 'application/json' },
  validateStatus: (status) => status === 200,
});

import axios from 'axios';
import { apiBaseUrl } from '@/lib/env';

/**
 * How long a call may take before it counts as failed, in ms (docs/rules.md#timeout-and-retries).
 */
const timeout = 15_000;

/**
 * The one HTTP client. Only status 200 is success (docs/rules.md#only-200): everything else
 * rejects, and a redirect is not followed but fails.
 */
export const client = axios.create({
  baseURL: apiBaseUrl,
  timeout,
  adapter: 'fetch',
  fetchOptions: { redirect: 'error' },
  headers: { Accept: 'application/json' },
  validateStatus: (status) => status === 200,
});

import { getRequestListener } from '@hono/node-server';
import { readConfig } from '../base/config';
import { createLog } from '../base/log';
import { openBackend } from './backend';

/** Opens the API for Vite's development server; the rate limit is off unless it is set. */
export const openDevApi = async () => {
  const config = readConfig({ ...process.env, RATE_LIMIT: process.env.RATE_LIMIT ?? 'off' });
  const log = createLog((entry) => void process.stdout.write(entry));
  const { api, close } = await openBackend(config, log);
  return { listener: getRequestListener(api.fetch, { overrideGlobalObjects: false }), close };
};

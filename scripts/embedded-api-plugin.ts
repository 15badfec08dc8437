import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type * as DevModule from '../server/entries/dev';

/**
 * Mounts the embedded API under /api of the development server, in the same process and with the same data
 * directory as `npm start`. Builds, previews and test runs are left alone.
 */
export const embeddedApi = (): Plugin => ({
  name: 'embedded-api',
  apply: (_config, { command, isPreview }) =>
    command === 'serve' && isPreview !== true && process.env.VITEST === undefined,
  configureServer: async (server) => {
    const { ssr } = server.environments;
    if (ssr === undefined || !isRunnableDevEnvironment(ssr)) return;
    const { openDevApi } = await ssr.runner.import<typeof DevModule>('/server/entries/dev.ts');
    const api = await openDevApi();
    server.middlewares.use((request, response, next) => {
      if (/^\/api(?:[/?]|$)/.test(request.url ?? '')) void api.listener(request, response);
      else next();
    });
    server.httpServer?.once('close', () => void api.close());
  },
});

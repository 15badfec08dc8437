import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the server (`index.js`) and the owner's command line (`leads.js`), with all packages but libsql.
 *
 * @param outDir where the files go; within the project, so that they find the dependencies
 */
export const buildServer = (outDir: string) => {
  // Vite takes this from the environment. For development it would bundle React so that no mail renders.
  process.env['NODE_ENV'] = 'production';
  return build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': path.join(root, 'src') } },
    // libsql has a native binary, and cannot be bundled.
    ssr: { noExternal: true, external: ['libsql'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        input: { index: 'server/entries/index.ts', leads: 'server/entries/leads.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
};

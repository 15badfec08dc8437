import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, loadEnv, type Manifest } from 'vite';
import { builtContent, builtFile } from '../../server/base/built';
import { readConfig } from '../../server/base/config';
import type * as Server from '../../src/entry-server';
import { buildServer } from '../build-server';
import { hostFiles } from './host-files';
import { withInlineScripts } from './inline-scripts';
import { machineFiles } from './machine-files';
import { pageHtml } from './page-html';
import { precompress } from './precompress';

/**
 * Builds the site (`npm run build`): the client, every page prerendered as HTML, and the server.
 * `--outDir` writes the site to another folder than `dist`; the server goes to `<outDir>-server`.
 */
const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = path.resolve(values.outDir);
const inOut = (file: string) => path.join(outDir, file);
/** No route matches this path: its page becomes `404.html`, which hosts serve for every unknown path. */
const unknownPath = '/404';

const write = async (file: string, content: string) => {
  await mkdir(path.dirname(inOut(file)), { recursive: true });
  await writeFile(inOut(file), content);
};

await build({
  root,
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, manifest: true, rolldownOptions: { input: 'src/main.tsx' } },
});
const manifest: Manifest = JSON.parse(await readFile(inOut('.vite/manifest.json'), 'utf8'));
await rm(inOut('.vite'), { recursive: true });
const drawing = await readFile(inOut('favicon.svg'), 'utf8');
const icon = encodeURIComponent(drawing);
/** Inlines the icon, which is smaller than the request for it. */
const template = (
  await withInlineScripts(await readFile(path.join(root, 'index.html'), 'utf8'))
).replace('href="/favicon.svg"', `href="data:image/svg+xml,${icon}"`);

// Inside the project, so that the built module resolves its packages.
const serverDir = await mkdtemp(path.join(root, 'node_modules/.server-build-'));
try {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: serverDir, copyPublicDir: false },
  });
  const entry = pathToFileURL(path.join(serverDir, 'entry-server.js')).href;
  const server: typeof Server = await import(entry);

  const fileOf = (key: string) => {
    const file = manifest[key]?.file;
    if (!file) throw new Error(`The build manifest has no ${key}`);
    return file;
  };
  const fonts = ['gloock', 'outfit'].map((name) => fileOf(`src/styles/fonts/${name}.woff2`));
  const sheet = inOut(fileOf('style.css'));
  const styles = await readFile(sheet, 'utf8');
  // It is inlined into every page, so nothing requests it.
  await rm(sheet);

  const pages: string[] = [];
  for (const pathname of [...server.prerenderedPaths, unknownPath]) {
    const page = await server.renderPage(pathname);
    const shared = manifest[page.source]?.imports ?? [];
    const scripts = new Set(['src/main.tsx', page.source, ...shared].map(fileOf));
    const html = pageHtml(template, page, { styles, scripts: [...scripts], fonts });
    const file = pathname === unknownPath ? '404.html' : `${pathname.slice(1)}/index.html`;
    await write(path.normalize(`./${file}`), html);
    pages.push(html);
  }
  const environment = loadEnv('production', root, ['VITE_', 'HSTS_']);
  const others = {
    ...machineFiles(server.siteMap, new Date()),
    ...hostFiles(readConfig(environment), pages),
    [builtFile]: builtContent(environment),
  };
  for (const [file, content] of Object.entries(others)) await write(file, content);
  await precompress(outDir);
  await buildServer(`${outDir}-server`);
} finally {
  await rm(serverDir, { recursive: true, force: true });
}

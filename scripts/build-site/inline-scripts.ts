import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param name of a file in `src/inline`, without extension
 * @returns it with its imports, minified, to be inlined into a page
 */
export const bundleInline = async (name: string): Promise<string> => {
  const [bundle] = [
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      resolve: { alias: { '@': `${root}src` } },
      build: {
        write: false,
        target: 'es2022',
        copyPublicDir: false,
        lib: { entry: `src/inline/${name}.ts`, formats: ['iife'], name: 'inline' },
      },
    }),
  ].flat();
  const script = bundle && 'output' in bundle && bundle.output[0].code.trim();
  if (!script) throw new Error(`src/inline/${name}.ts gives no script`);
  return script;
};

/** Inlines the scripts of `src/inline` that `index.html` names. */
export const withInlineScripts = async (html: string): Promise<string> => {
  const tags = [...html.matchAll(/<script src="\/src\/inline\/([\w-]+)\.ts"><\/script>/g)];
  const scripts = await Promise.all(tags.map(([, name = '']) => bundleInline(name)));
  return tags.reduce(
    (text, [tag], index) => text.replace(tag, () => `<script>${scripts[index]}</script>`),
    html,
  );
};

/** Does so for `npm run dev`. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  transformIndexHtml: { order: 'pre', handler: withInlineScripts },
});

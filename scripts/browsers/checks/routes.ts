import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../../../src/lib/paths';
import type { Person } from '../page';

/** Leaves out /success, which redirects home without a sent form; the form checks end there. */
const routes = [
  ...Object.values(paths).filter((route) => route !== paths.success),
  '/nowhere/at/all',
];

/**
 * Every route loads without an error and fits the width of the window.
 * @param folder where the screenshots go
 */
export const everyRoute = async (me: Person, folder: string) => {
  for (const route of routes) {
    await me.open(route);
    const sideways = await me.tab.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (sideways > 0) throw new Error(`${route} is ${sideways} px wider than the window`);
    const errors = me.tab.errors() ?? [];
    if (errors.length > 0) throw new Error(`${route}: ${errors.join('; ')}`);
    const name = route.replaceAll('/', '-').slice(1) || 'home';
    writeFileSync(path.join(folder, `${name}.png`), await me.tab.picture());
  }
};

import { knownPath } from '@/lib/addresses';

// On a static host, leads to the known path that is meant (docs/rules.md#routes).
const { pathname, search, hash } = location;
/** The build names every path in an attribute of this script's element. */
const paths = document.currentScript?.dataset['paths']?.split(' ') ?? [];
const meant = knownPath(pathname, paths);
if (meant !== undefined && meant !== pathname) {
  document.documentElement.hidden = true;
  location.replace(meant + search + hash);
}

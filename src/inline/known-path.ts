import { knownPath } from '@/lib/paths';

// On a static host, leads to the known path that is meant, before the first paint (docs/rules.md#routes).
const { pathname, search, hash } = location;
const meant = knownPath(pathname);
if (meant !== undefined && meant !== pathname) {
  document.documentElement.hidden = true;
  location.replace(meant + search + hash);
}

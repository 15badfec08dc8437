import { knownPath } from '@/lib/addresses';

// On a static host, leads to the known path that is meant: from /About/ to /about, for example
// (docs/rules.md#routes). Meanwhile nothing shows, least of all the page for unknown paths.
const { pathname, search, hash } = location;
/** The build names every path in an attribute of this script's element. */
const paths = document.currentScript?.dataset['paths']?.split(' ') ?? [];
const meant = knownPath(pathname, paths);
if (meant !== undefined && meant !== pathname) {
  document.documentElement.hidden = true;
  location.replace(meant + search + hash);
}

import { paths } from '@/lib/paths';

// On a static host, redirects a known path to lower case before the first paint (docs/rules.md#routes).
const { pathname, search, hash } = location;
const lower = pathname.toLowerCase().replace(/(?<=[^/])\/+$/, '');
if (lower !== pathname && Object.values<string>(paths).includes(lower)) {
  document.documentElement.hidden = true;
  location.replace(lower + search + hash);
}

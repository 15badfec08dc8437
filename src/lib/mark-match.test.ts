import { expect, it } from 'vitest';
import { markMatch } from './mark-match';

it.each([
  ['Åland Islands', ' land', ['Å', '[land]', ' Islands']],
  ['Côte d’Ivoire', 'COTE', ['[Côte]', ' d’Ivoire']],
  ['Chile', 'x', ['Chile']],
  ['Chile', ' ', ['Chile']],
])('marks in %s the first match of "%s", whatever its case and accents', (text, query, parts) => {
  const marked = markMatch(text, query).map((part) => (part.isHit ? `[${part.text}]` : part.text));
  expect(marked).toEqual(parts);
});

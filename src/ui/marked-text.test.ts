import { expect, it } from 'vitest';
import { markMatch } from './marked-text';

const marked = (text: string, query: string) =>
  markMatch(text, query).map((part) => (part.isHit ? `[${part.text}]` : part.text));

it('marks the first match, whatever its case and accents', () => {
  expect(marked('Åland Islands', ' land')).toEqual(['Å', '[land]', ' Islands']);
  expect(marked('Côte d’Ivoire', 'COTE')).toEqual(['[Côte]', ' d’Ivoire']);
});

it('leaves a text without a match whole', () => {
  expect(marked('Chile', 'x')).toEqual(['Chile']);
  expect(marked('Chile', ' ')).toEqual(['Chile']);
});

import {
  type MediaCondition,
  type MediaQuery,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss';

/** Where the first paint waits for the whole sheet (`page-html.ts`): on paper, and under the width of the gate. */
export const sheetMedia = 'print, (max-width: 1279.98px)';
const wide = 1280;

const isNarrow = (condition: MediaCondition): boolean => {
  if (condition.type === 'operation')
    return condition.operator === 'and' && condition.conditions.some(isNarrow);
  if (condition.type !== 'feature' || condition.value.type !== 'range') return false;
  const { name, operator, value } = condition.value;
  return (
    name === 'width' &&
    operator.startsWith('less-than') &&
    value.type === 'length' &&
    value.value.type === 'value' &&
    value.value.value.value <= wide
  );
};

const isForSheet = ({ qualifier, mediaType, condition }: MediaQuery) =>
  qualifier !== 'not' && (mediaType === 'print' || Boolean(condition && isNarrow(condition)));

/** Rules that no page needs for its first paint, whatever stands in it. */
const idleLayers = new Set([
  // The values of `@property` once more, for browsers that know nothing of it.
  'properties',
  'print',
]);

/** @param tags the elements that the page holds */
const visitorFor = (tags: ReadonlySet<string>): Visitor<never> => {
  const isAbsent = (selector: Selector) =>
    selector.some((part) => part.type === 'type' && !tags.has(part.name));
  return {
    Rule: {
      media: ({ value }) => (value.query.mediaQueries.every(isForSheet) ? [] : undefined),
      'layer-block': ({ value }) => (idleLayers.has(value.name?.join('.') ?? '') ? [] : undefined),
      style: ({ value }) => (value.selectors.every(isAbsent) ? [] : undefined),
    },
  };
};

const without = (css: string, unusedSymbols: string[], visitor: Visitor<never> = {}) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor,
  }).code.toString();

const names = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** @returns an attribute as it was before it was written into HTML. */
const asText = (attribute: string) =>
  attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/**
 * @param sheet the style sheet of the whole site
 * @param body the HTML of a page
 * @returns the rules whose classes and elements stand in the page, and the variables and keyframes that they name;
 * without those of narrow windows and paper
 */
export const pageStyles = (sheet: string, body: string): string => {
  const standing = new Set(
    names(body, / class="([^"]*)"/g).flatMap((list) => asText(list).split(' ')),
  );
  const classes = names(sheet, /\.((?:[-\w]|\\.)+)/g).map((name) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
  const rules = without(
    // The notice of its licence stands in the whole sheet.
    sheet.replace(/\/\*![^]*?\*\//, ''),
    classes.filter((name) => !standing.has(name)),
    visitorFor(new Set(['html', 'body', ...names(body, /<([a-zA-Z][a-zA-Z\d]*)/g)])),
  );
  const uses = rules.replaceAll(/@(?:keyframes|property) [-\w]+/g, '');
  const isIdle = (name: string) => !new RegExp(`(?<![-\\w])${name}(?![-\\w])`).test(uses);
  const read = new Set(names(rules + body, /var\((--[-\w]+)/g));
  const variables = names(rules, /(--[-\w]+)(?=:| ?\{)/g);
  return without(rules, [
    ...names(rules, /@keyframes ([-\w]+)/g).filter(isIdle),
    ...variables.filter((name) => !read.has(name)),
  ]);
};

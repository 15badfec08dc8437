import { transform, type Visitor } from 'lightningcss';

/** Paper can wait for the whole sheet. */
const visitor: Visitor<never> = {
  Rule: {
    media: ({ value }) =>
      value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
  },
};

const without = (css: string, unusedSymbols: string[]) =>
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
 * @returns the rules whose classes stand in the page, with those of the states (`is-…`) and variants (`…--…`) that
 * its elements may come into, and the keyframes that they name
 */
export const pageStyles = (sheet: string, body: string): string => {
  const standing = new Set(
    names(body, / class="([^"]*)"/g).flatMap((list) => asText(list).split(' ')),
  );
  const isNeeded = (name: string) =>
    name.startsWith('is-') || standing.has(name) || standing.has(name.replace(/--.*/, ''));
  const classes = names(sheet, /\.((?:[-\w]|\\.)+)/g).map((name) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
  const rules = without(
    sheet,
    classes.filter((name) => !isNeeded(name)),
  );
  const uses = rules.replaceAll(/@(?:keyframes|property) [-\w]+/g, '');
  const isIdle = (name: string) => !new RegExp(`(?<![-\\w])${name}(?![-\\w])`).test(uses);
  // A utility reads the variables that it knows of, and declares them for all elements.
  const isUnread = (name: string) =>
    !rules.includes(`var(${name})`) && !rules.includes(`var(${name},`);
  return without(rules, [
    ...names(rules, /@keyframes ([-\w]+)/g).filter(isIdle),
    ...names(rules, /@property ([-\w]+)/g).filter(isUnread),
  ]);
};

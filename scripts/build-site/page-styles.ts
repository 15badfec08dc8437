import { type Selector, transform, type Visitor } from 'lightningcss';

/** The element and class names a page uses. */
interface Standing {
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
}

const visitorFor = ({ elements, classes }: Standing): Visitor<never> => {
  const isAbsent = (selector: Selector) =>
    selector.some(
      (part) =>
        (part.type === 'type' && !elements.has(part.name)) ||
        (part.type === 'class' && !classes.has(part.name)) ||
        // No page can cross into another before the full sheet has loaded.
        (part.type === 'pseudo-element' && part.kind.startsWith('view-transition')),
    );
  return {
    Rule: {
      // The fallback for browsers without `@property`: they wait for the full sheet.
      'layer-block': ({ value }) => (value.name?.join('.') === 'properties' ? [] : undefined),
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

/** @returns an attribute value with its HTML entities decoded */
const asText = (attribute: string) =>
  attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/**
 * @param sheet the full style sheet of the site
 * @param body the HTML of a page
 * @returns the rules for the classes and elements of the page, with the variables and keyframes they use
 */
export const pageStyles = (sheet: string, body: string): string => {
  const rules = without(
    // The full sheet keeps the licence notice.
    sheet.replace(/\/\*![^]*?\*\//, ''),
    [],
    visitorFor({
      elements: new Set(['html', 'body', ...names(body, /<([a-zA-Z][a-zA-Z\d]*)/g)]),
      classes: new Set(names(body, / class="([^"]*)"/g).flatMap((list) => asText(list).split(' '))),
    }),
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

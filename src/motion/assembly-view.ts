import type { StageShape } from './assembly-shapes';
import { longestRow } from './assembly-stage';

/** How far the rows of a label are apart, and the baseline of one row below the middle; in px. */
const rowHeight = 14;
const baseline = 4.6;

/** @returns a function that draws shapes into an SVG, each in the group with its `data-layer` */
export function assemblyView(svg: SVGElement) {
  const drawn = new Map<string, { path: SVGElement; text?: SVGElement | undefined }>();

  return (shapes: readonly StageShape[]) => {
    const keys = new Set(shapes.map(({ key }) => key));
    for (const [key, { path, text }] of drawn) {
      if (keys.has(key)) continue;
      path.remove();
      text?.remove();
      drawn.delete(key);
    }
    for (const shape of shapes) {
      const { path, text: oldText } = drawn.get(shape.key) ?? { path: make('path') };
      const text = drawLabel(oldText, shape.label);
      write(path, { d: shape.path, transform: shape.transform, fill: shape.fill });
      path.toggleAttribute('data-hero', shape.isHero ?? false);
      const group = svg.querySelector(`[data-layer=${shape.layer}]`);
      for (const element of [path, text])
        if (element && element.parentNode !== group) group?.append(element);
      drawn.set(shape.key, { path, text });
    }
  };
}

/** @returns the element that shows a label, the old one or a new one; undefined without a label */
const drawLabel = (oldText: SVGElement | undefined, label: StageShape['label']) => {
  if (!label) {
    oldText?.remove();
    return undefined;
  }
  const element = oldText ?? makeLabel(label.text);
  const { transform, fill, opacity } = label;
  write(element, { transform, fill, 'fill-opacity': opacity.toFixed(2) });
  return element;
};

/** A label around its middle. A long one is set in two rows; no word is longer than a row. */
const makeLabel = (text: string) => {
  const end = text.length > longestRow ? text.lastIndexOf(' ', longestRow) : text.length;
  const rows = [text.slice(0, end), text.slice(end + 1)].filter(Boolean);
  const label = make('text');
  rows.forEach((row, index) => {
    const span = make('tspan');
    span.textContent = row;
    const y = baseline + (index - (rows.length - 1) / 2) * rowHeight;
    write(span, { x: '0', y: String(y) });
    label.append(span);
  });
  return label;
};

const make = (tag: 'path' | 'text' | 'tspan') =>
  document.createElementNS('http://www.w3.org/2000/svg', tag);

/** Writes only what has changed, because a write makes the browser draw the element again. */
const write = (element: SVGElement, attributes: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

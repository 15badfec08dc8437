import type { StageShape } from './assembly-shapes';
import { longestText } from './assembly-stage';

/** How far the rows of a label are apart, and the baseline of one row below the middle; in px. */
const rowHeight = 14;
const baseline = 4.6;

/**
 * Draws the shapes of a stage into an SVG, each in the group with the `data-layer` of its name.
 * @returns draws one frame
 */
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
      const text = shape.label && (oldText ?? makeLabel(shape.label.text));
      if (!text) oldText?.remove();
      const group = svg.querySelector(`[data-layer=${shape.layer}]`);
      for (const element of [path, text])
        if (element && element.parentNode !== group) group?.append(element);
      write(path, { d: shape.path, transform: shape.transform, fill: shape.fill });
      path.toggleAttribute('data-hero', shape.isHero ?? false);
      if (text && shape.label) {
        const { transform, fill, opacity } = shape.label;
        write(text, { transform, fill, 'fill-opacity': opacity.toFixed(2) });
      }
      drawn.set(shape.key, { path, text });
    }
  };
}

/** A label around its middle; a long one is set in two rows. */
const makeLabel = (text: string) => {
  const end = text.length > longestText ? text.lastIndexOf(' ', longestText) : text.length;
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

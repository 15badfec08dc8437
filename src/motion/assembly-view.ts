import { longestText, type StageShape } from './assembly-frame';

const make = (tag: 'path' | 'text' | 'tspan') =>
  document.createElementNS('http://www.w3.org/2000/svg', tag);

/** Unchanged attributes are not written again. */
const write = (element: SVGElement, attributes: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

const makeLabel = (text: string) => {
  const end = text.length > longestText ? text.lastIndexOf(' ', longestText) : text.length;
  const rows = [text.slice(0, end), text.slice(end + 1)].filter(Boolean);
  const label = make('text');
  rows.forEach((row, index) => {
    const span = make('tspan');
    span.textContent = row;
    write(span, { x: '0', y: String(4.6 + (index - (rows.length - 1) / 2) * 14) });
    label.append(span);
  });
  return label;
};

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
    for (const { key, layer, path: d, transform, fill, isHero, label } of shapes) {
      const { path, text: old } = drawn.get(key) ?? { path: make('path') };
      const text = label && (old ?? makeLabel(label.text));
      if (!text) old?.remove();
      const group = svg.querySelector(`[data-layer=${layer}]`);
      for (const element of [path, text])
        if (element && element.parentNode !== group) group?.append(element);
      write(path, { d, transform, fill });
      path.toggleAttribute('data-hero', isHero);
      if (text && label) {
        const { transform: at, fill: ink, opacity } = label;
        write(text, { transform: at, fill: ink, 'fill-opacity': opacity.toFixed(2) });
      }
      drawn.set(key, { path, text });
    }
  };
}

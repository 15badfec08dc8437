import type { StageShape } from './assembly';

const namespace = 'http://www.w3.org/2000/svg';

const make = (tag: 'path' | 'text') => document.createElementNS(namespace, tag);

const write = (element: SVGElement, name: string, before: string | undefined, now: string) => {
  if (before !== now) element.setAttribute(name, now);
};

/**
 * Draws the shapes of a stage into an SVG, each in the group with the `data-layer` of its name. Unchanged attributes are
 * not written again.
 * @returns draws one frame
 */
export function assemblyView(svg: SVGElement) {
  const drawn = new Map<string, { path: SVGElement; label?: SVGElement; shape?: StageShape }>();
  const groups = new Map(
    Array.from(svg.querySelectorAll<SVGGElement>('[data-layer]'), (group) => [
      group.dataset['layer'],
      group,
    ]),
  );

  return (shapes: readonly StageShape[]) => {
    const keys = new Set(shapes.map(({ key }) => key));
    for (const [key, { path, label }] of drawn) {
      if (keys.has(key)) continue;
      path.remove();
      label?.remove();
      drawn.delete(key);
    }
    for (const shape of shapes) {
      const old = drawn.get(shape.key) ?? { path: make('path') };
      const { path, shape: last } = old;
      if (last?.layer !== shape.layer) {
        groups.get(shape.layer)?.append(path);
        if (old.label) groups.get(shape.layer)?.append(old.label);
      }
      write(path, 'd', last?.path, shape.path);
      write(path, 'transform', last?.transform, shape.transform);
      write(path, 'fill', last?.fill, shape.fill);
      if (last?.isHero !== shape.isHero) path.toggleAttribute('data-hero', shape.isHero);
      if (shape.label && !old.label) {
        old.label = make('text');
        const lines = linesOf(shape.label.text);
        lines.forEach((line, index) => {
          const span = document.createElementNS(namespace, 'tspan');
          span.textContent = line;
          span.setAttribute('x', '0');
          span.setAttribute('y', String(4.6 + (index - (lines.length - 1) / 2) * 14));
          old.label?.append(span);
        });
        groups.get(shape.layer)?.append(old.label);
      }
      if (!shape.label) {
        old.label?.remove();
        delete old.label;
      } else if (old.label) {
        write(old.label, 'transform', last?.label?.transform, shape.label.transform);
        write(old.label, 'fill', last?.label?.fill, shape.label.fill);
        write(old.label, 'fill-opacity', undefined, shape.label.opacity.toFixed(2));
      }
      drawn.set(shape.key, { ...old, shape });
    }
  };
}

/** A pill’s label stands in two lines if it is longer than this. */
const longestLine = 17;

const linesOf = (label: string) => {
  if (label.length <= longestLine) return [label];
  const end = label.lastIndexOf(' ', longestLine);
  return [label.slice(0, end), label.slice(end + 1)];
};

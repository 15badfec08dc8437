/** A point in px; y points down. */
export interface Point {
  x: number;
  y: number;
}

/** Corners of a convex outline, in order. */
export type Polygon = readonly Point[];

/** @returns area, in square units, and centre */
export const areaAndCentre = (polygon: Polygon) => {
  let [area, x, y] = [0, 0, 0];
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross / 2;
    x += ((a.x + b.x) * cross) / 6;
    y += ((a.y + b.y) * cross) / 6;
  });
  return { area: Math.abs(area), centre: { x: x / area, y: y / area } };
};

/** @returns the centre of several polygons together, each weighted by area and density */
export const centreOf = (parts: readonly { polygon: Polygon; density?: number }[]): Point => {
  let [mass, x, y] = [0, 0, 0];
  for (const { polygon, density = 1 } of parts) {
    const { area, centre } = areaAndCentre(polygon);
    mass += area * density;
    x += area * density * centre.x;
    y += area * density * centre.y;
  }
  return { x: x / mass, y: y / mass };
};

/** The subset of the Lottie format that the animations use (shape layers only). */

type Scalars = readonly number[];

export interface Handle {
  x: Scalars;
  y: Scalars;
}

export interface Keyframe<S> {
  t: number;
  s: S;
  h?: 1;
  o?: Handle;
  i?: Handle;
}

export type Property<V, S = V> = { a: 0; k: V } | { a: 1; k: readonly Keyframe<S>[] };
/** A number; its keys hold it in a list of one. */
export type ScalarProperty = Property<number, Scalars>;
export type VectorProperty = Property<Scalars>;

export interface SplitPosition {
  s: true;
  x: ScalarProperty;
  y: ScalarProperty;
}

export interface Bezier {
  c: boolean;
  v: readonly Scalars[];
  i: readonly Scalars[];
  o: readonly Scalars[];
}

export interface Ellipse {
  ty: 'el';
  p: VectorProperty;
  s: VectorProperty;
}

export interface Rectangle {
  ty: 'rc';
  p: VectorProperty;
  s: VectorProperty;
  r: ScalarProperty;
}

interface Path {
  ty: 'sh';
  ks: Property<Bezier, readonly Bezier[]>;
}

export interface Trim {
  ty: 'tm';
  s: ScalarProperty;
  e: ScalarProperty;
  o: ScalarProperty;
  m: 1;
}

export interface Fill {
  ty: 'fl';
  c: VectorProperty;
  o: ScalarProperty;
  r: 1;
}

interface Stroke {
  ty: 'st';
  c: VectorProperty;
  o: ScalarProperty;
  w: ScalarProperty;
  lc: 1 | 2;
  lj: 2;
}

export interface Transform {
  ty: 'tr';
  p: VectorProperty | SplitPosition;
  a: VectorProperty;
  s: VectorProperty;
  r: ScalarProperty;
  o: ScalarProperty;
}

export interface Group {
  ty: 'gr';
  it: readonly (Shape | Transform)[];
}

export type Shape = Ellipse | Rectangle | Path | Trim | Fill | Stroke | Group;

export interface Layer {
  ty: 4;
  nm: string;
  ind: number;
  ip: number;
  op: number;
  st: 0;
  ks: Omit<Transform, 'ty'>;
  shapes: readonly Shape[];
}

interface Marker {
  tm: number;
  cm: string;
  dr: 0;
}

export interface Animation {
  v: string;
  nm: string;
  fr: number;
  ip: 0;
  op: number;
  w: number;
  h: number;
  ddd: 0;
  assets: readonly [];
  layers: readonly Layer[];
  markers: readonly Marker[];
}

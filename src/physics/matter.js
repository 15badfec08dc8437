/* The parts of matter-js that we need: its bundle has 9 KiB more, for drawing and mouse input. */
export { default as Bodies } from 'matter-js/src/factory/Bodies.js';
export { default as Body } from 'matter-js/src/body/Body.js';
export { default as Composite } from 'matter-js/src/body/Composite.js';
export { default as Constraint } from 'matter-js/src/constraint/Constraint.js';
export { default as Engine } from 'matter-js/src/core/Engine.js';
export { default as Sleeping } from 'matter-js/src/core/Sleeping.js';
export { default as Vertices } from 'matter-js/src/geometry/Vertices.js';

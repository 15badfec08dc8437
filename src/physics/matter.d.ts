/* The types of `matter.js`, which imports the same modules one by one. */
export { Bodies, Body, Composite, Constraint, Engine, Sleeping, Vertices } from 'matter-js';

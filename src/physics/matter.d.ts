export { Bodies, Body, Composite, Constraint, Engine, Sleeping, Vertices } from 'matter-js';

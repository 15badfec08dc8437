import Bodies from 'matter-js/src/factory/Bodies.js';
import Body from 'matter-js/src/body/Body.js';
import Composite from 'matter-js/src/body/Composite.js';
import Constraint from 'matter-js/src/constraint/Constraint.js';
import Engine from 'matter-js/src/core/Engine.js';
import Sleeping from 'matter-js/src/core/Sleeping.js';
import Vertices from 'matter-js/src/geometry/Vertices.js';

/**
 * The parts of matter-js that the pills need. These modules are 9 KiB smaller than the bundle, which includes a renderer,
 * a runner and mouse input.
 */
export const Matter = { Bodies, Body, Composite, Constraint, Engine, Sleeping, Vertices };

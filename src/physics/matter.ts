import Bodies from 'matter-js/src/factory/Bodies.js';
import Body from 'matter-js/src/body/Body.js';
import Composite from 'matter-js/src/body/Composite.js';
import Constraint from 'matter-js/src/constraint/Constraint.js';
import Engine from 'matter-js/src/core/Engine.js';
import Sleeping from 'matter-js/src/core/Sleeping.js';

/**
 * The parts of matter-js that the pills need. Its own modules weigh 9 KiB less than the bundle, which also holds a
 * renderer, a runner and a mouse.
 */
export const Matter = { Bodies, Body, Composite, Constraint, Engine, Sleeping };

/** All of framer-motion that moves `m` components: animation, gestures, drag, layout. A chunk of its own. */
export { domMax as features } from 'framer-motion';

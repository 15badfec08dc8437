/** What moves framer-motion's `m` components, as a chunk of its own. */
export { domMax as features } from 'framer-motion';

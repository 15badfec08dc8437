/** framer-motion's components for the whole site. They do not move until `site-motion.tsx` has loaded the features. */
export * as m from 'framer-motion/m';
export { AnimatePresence } from 'framer-motion';

/** framer-motion's components. They stand still until `site-motion.tsx` has loaded the features. */
export * as m from 'framer-motion/m';
export { AnimatePresence } from 'framer-motion';

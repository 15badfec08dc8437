import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { AnimatePresence, m } from '@/motion/m';
import { startFrom } from '@/motion/site-motion';
import { transitions } from '@/motion/tokens';

const toastVariants = tv({
  base: [
    'flex items-center bg-forest font-medium text-cream in-[.on-forest]:bg-ink',
    'before:flex-none before:animate-drop before:rounded-full',
  ],
  variants: {
    size: {
      regular: 'min-h-18 gap-5 rounded-[36px] py-3.5 pr-8 pl-5 text-control/snug before:size-9',
      small: 'min-h-control gap-3 rounded-card py-2 pr-4 pl-2.5 text-note before:size-7',
    },
    isFailed: { false: 'before:bg-green', true: 'before:border-6 before:border-coral' },
  },
});

const motionVariants = {
  below: { y: 16, opacity: 0, transition: transitions.hover },
  shown: { y: 0, opacity: 1, transition: transitions.close },
};

interface ToastProps {
  /** Nothing is shown while there is nothing to say; the live region stays, so that it is heard. */
  children?: ReactNode;
  size?: 'regular' | 'small';
  isFailed?: boolean;
  className?: string;
}

/** Shows and announces the result of a submission. */
export function Toast({ children, size = 'regular', isFailed = false, className }: ToastProps) {
  return (
    // Empty, it takes no place and no gap in a grid around it.
    <output className={clsx('block empty:absolute', className)}>
      <AnimatePresence>
        {children && (
          <m.span
            variants={motionVariants}
            initial={startFrom('below')}
            animate="shown"
            exit="below"
            className={toastVariants({ size, isFailed })}
          >
            {/* Stays one flex item beside the dot, however many sentences it has. */}
            <span>{children}</span>
          </m.span>
        )}
      </AnimatePresence>
    </output>
  );
}

import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import { createTV } from 'tailwind-variants/lite';

const any = () => true;

const textSizes =
  'h1 h3 h4 h5 lead large body control small note fine tiny label num d2 d3 report score';

/**
 * Knows which utilities set the same property. Our tokens are listed where Tailwind uses one prefix for two properties
 * (`text-h3` is a size, `text-ink` a colour); elsewhere any name is a token.
 */
export const twMerge = extendTailwindMerge({
  extend: {
    theme: {
      animate: [any],
      ease: [any],
      leading: ['body'],
      radius: [any],
      spacing: [any],
      text: textSizes.split(' '),
      tracking: [any],
    },
    classGroups: {
      'bg-color': [{ glyph: [any] }],
      'border-w': [{ border: ['line'] }],
      'border-w-x': [{ 'border-x': ['line'] }],
      'border-w-y': [{ 'border-y': ['line'] }],
      'border-w-t': [{ 'border-t': ['line'] }],
      'border-w-r': [{ 'border-r': ['line'] }],
      'border-w-b': [{ 'border-b': ['line'] }],
      'border-w-l': [{ 'border-l': ['line'] }],
      duration: [{ duration: [any] }],
      'grid-rows': [{ 'grid-rows': [any] }],
      'inset-ring-w': [{ 'inset-ring': ['thin'] }],
      'ring-w': [{ ring: ['thin'] }],
      transition: [{ transition: ['rows'] }],
      z: [{ z: [any] }],
    },
  },
});

/** Joins class names; of two utilities that set the same property, the later one stays. */
export const cn = (...classes: ClassValue[]) => twMerge(clsx(classes));

/** A component's variants, merged like `cn`. */
export const tv = createTV({ twMerge });

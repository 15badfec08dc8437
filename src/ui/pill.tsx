import type { ComponentProps } from 'react';
import './pill.css';

const tones = {
  ink: '',
  green: 'pill--green',
  mint: 'pill--mint',
  forest: 'pill--forest',
  marigold: 'pill--marigold',
  coral: 'pill--coral',
  white: 'pill--white',
} as const;
const dots = { none: '', end: 'pill--dot', start: 'pill--dot-l' } as const;

export interface PillProps extends ComponentProps<'div'> {
  tone?: keyof typeof tones;
  /** Blank pills carry a dot at one end, or nothing. */
  dot?: keyof typeof dots;
}

/** A 170 × 47 piece of the line (specification 9). */
export function Pill({ tone = 'ink', dot = 'none', className = '', ...rest }: PillProps) {
  return <div {...rest} className={`pill ${tones[tone]} ${dots[dot]} ${className}`.trim()} />;
}

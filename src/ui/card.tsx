import type { ComponentProps } from 'react';
import './card.css';

const tones = {
  white: '',
  line: 'card--line',
  dew: 'card--dew',
  mint: 'card--mint',
  sand: 'card--sand',
  green: 'card--green',
  forest: 'card--forest on-forest',
  ink: 'card--ink on-ink',
} as const;

export interface CardProps extends ComponentProps<'div'> {
  tone?: keyof typeof tones;
}

/** A flat card; one corner turns. */
export function Card({ tone = 'white', className = '', ...rest }: CardProps) {
  return <div {...rest} className={`card ${tones[tone]} ${className}`.trim()} />;
}

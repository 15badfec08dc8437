import type { ComponentProps } from 'react';
import './badge.css';

const tones = { marigold: '', green: 'badge--green', line: 'badge--line' } as const;

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones;
}

/** A short word in capitals: `green` recommends, `line` limits. */
export function Badge({ tone = 'marigold', className = '', ...rest }: BadgeProps) {
  return <span {...rest} className={`badge ${tones[tone]} ${className}`.trim()} />;
}

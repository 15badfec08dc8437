import './button.css';

const tones = { green: '', ink: 'btn--ink', cream: 'btn--cream', line: 'btn--line' } as const;
const sizes = { regular: '', small: 'btn--sm', large: 'btn--lg' } as const;

export interface ButtonLook {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
}

/** @returns the class names of a bar with a dot. */
export const buttonClass = ({ tone = 'green', size = 'regular' }: ButtonLook, extra = '') =>
  ['btn', tones[tone], sizes[size], extra].filter(Boolean).join(' ');

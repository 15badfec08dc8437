import 'react';

/** Lets `style` set custom properties, which React's own types refuse. */
declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}

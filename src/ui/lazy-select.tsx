import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { Select, SelectProps } from './select';
import { selectDotLook, selectLooks } from './select-look';

interface Loaded {
  Component: typeof Select;
  /** The stand-in was pressed, or had the focus, when its place was taken. */
  wasPressed: boolean;
  hadFocus: boolean;
}

/** A select whose list is loaded when the pointer or the focus comes to it; until then a button stands in. */
export function LazySelect(props: SelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const load = () =>
    void import('./select').then(
      (module) => {
        const hadFocus = root.current?.contains(document.activeElement) ?? false;
        setLoaded({ Component: module.Select, wasPressed: isPressed.current, hadFocus });
      },
      () => undefined, // no connection: the next touch tries again
    );
  const press = () => {
    isPressed.current = true;
    load();
  };

  useEffect(() => {
    if (loaded?.hadFocus) root.current?.querySelector('button')?.focus();
  }, [loaded]);

  const { options, value, placeholder = '', look = 'field', 'aria-label': label } = props;
  const looks = selectLooks[look];
  const shown = options.find((option) => option.value === value)?.label ?? placeholder;
  return (
    <div ref={root}>
      {loaded ? (
        <loaded.Component {...props} defaultOpen={loaded.wasPressed} />
      ) : (
        <div className="relative">
          <button
            type="button"
            className={looks.trigger}
            aria-haspopup="listbox"
            aria-expanded={false}
            aria-label={label && `${label}: ${shown}`}
            onPointerEnter={load}
            onFocus={load}
            onPointerDown={press}
            onClick={press}
          >
            <span>{shown}</span>
            <i className={clsx(selectDotLook, looks.dot)} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

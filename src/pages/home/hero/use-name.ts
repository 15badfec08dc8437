import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nameWords as words } from '@/content/name-line';
import { keepName, keptName } from '@/lib/kept-name';
import { lazyScript } from '@/lib/lazy-script';
import type { NameStage } from './name-stage';
import type { PillStage } from './pill-stage';

/** A name is done this long after the last key, in ms (docs/rules.md#name-on-the-line). */
const quiet = 1000;

const script = lazyScript(() => import('./name-stage'));

/** What stands of the name, and what is said of it. */
interface Done {
  letters: boolean;
  pieces: number;
  said: string;
  /** Shown in the line: only the first letters stand, or none. */
  shown?: string;
}

export interface NameOptions {
  pillStage: RefObject<PillStage | undefined>;
  /** Pieces travel: motion is on and the hero in sight. */
  isMoving: boolean;
  /** The pile has come to rest once. */
  hasRested: boolean;
  /** Calls back when the bounds of the pills have changed. */
  onResize: (listener: () => void) => void;
  onTake: (index: number) => void;
}

/**
 * The name in the line and the letters above it. What stands is what is in the field. The part that draws is fetched on
 * the first focus, or with a kept name; until then, and if it does not come, there is only the field.
 * @param svg the stage of the letters
 */
export function useName(svg: RefObject<SVGSVGElement | null>, options: NameOptions) {
  const { isMoving, hasRested, onResize } = options;
  const [value, setValue] = useState(keptName);
  const [done, setDone] = useState<Done>();
  const stage = useRef<NameStage>(undefined);
  const latest = useRef({ ...options, value, isWaiting: value !== '' });
  const isComposing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    Object.assign(latest.current, options, { value });
  });

  const finish = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const name = latest.current.value.trim();
    keepName(latest.current.value);
    const written = stage.current?.written();
    if (!written || written.kind === 'empty' || name === '') return setDone(undefined);
    const isForeign = written.kind === 'type' && written.isForeign;
    const shown = isForeign ? words.foreign : written.isCut ? words.cut : undefined;
    const letters = written.kind === 'letters';
    const said = shown ?? (letters ? words.written(name, written.pieces) : '');
    setDone({ letters, pieces: written.pieces, said, ...(shown && { shown }) });
  };

  /** Writes what is in the field, if nothing has to be waited for. */
  const write = () => {
    if (isComposing.current || latest.current.isWaiting) return;
    stage.current?.write(latest.current.value);
  };

  const open = async () => {
    const { createNameStage } = await script.loadWithRetry();
    if (!svg.current || stage.current) return;
    stage.current = createNameStage({
      svg: svg.current,
      pillStage: () => latest.current.pillStage.current,
      onTake: (index) => latest.current.onTake(index),
      isMoving: () => latest.current.isMoving,
    });
    write();
    if (latest.current.value !== '') timer.current ??= setTimeout(finish, quiet);
  };
  const load = () => void open().catch(() => undefined);

  const first = useRef(load);
  useEffect(() => {
    if (keptName() !== '') first.current();
    return () => {
      stage.current?.dispose();
      stage.current = undefined;
    };
  }, []);
  // What was typed just before leaving is kept too.
  useEffect(() => {
    const { current: now } = latest;
    return () => {
      if (timer.current !== undefined) keepName(now.value);
      clearTimeout(timer.current);
    };
  }, []);

  useEffect(() => {
    onResize(() => stage.current?.resize());
  }, [onResize]);

  // Out of sight, paused or reduced, everything stands.
  useEffect(() => {
    if (!isMoving) stage.current?.finish();
  }, [isMoving]);

  // All pills fall first, then the kept name is written.
  useEffect(() => {
    if (!hasRested || !latest.current.isWaiting) return;
    latest.current.isWaiting = false;
    stage.current?.write(latest.current.value);
  }, [hasRested]);

  const change = (next: string) => {
    setValue(next);
    setDone(undefined);
    latest.current.value = next;
    latest.current.isWaiting = false;
    clearTimeout(timer.current);
    timer.current = setTimeout(finish, quiet);
    write();
  };

  return {
    value,
    done,
    load,
    change,
    /** At once instead of after a second. */
    finish: () => {
      if (timer.current !== undefined && !isComposing.current) finish();
    },
    compose: (isOn: boolean) => {
      isComposing.current = isOn;
      if (isOn) clearTimeout(timer.current);
      else change(latest.current.value);
    },
  };
}

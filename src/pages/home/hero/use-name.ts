import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { nameWords as words } from '@/content/name-line';
import { keepName, keptName, nameInFragment } from '@/lib/kept-name';
import { lazyChunk } from '@/lib/lazy-chunk';
import type { NameMotion, NameStage } from './name-stage';
import type { PillStage } from './pill-stage';

/** A name is done this long after the last key, in ms (docs/rules.md#name-on-the-line). */
const quiet = 1000;

/** What draws the letters, and what saves them. */
export const nameChunk = lazyChunk(async () => {
  const [stage, picture] = await Promise.all([import('./name-stage'), import('./take-name')]);
  return { ...stage, ...picture };
});

/** What is in the field, and how it came there. */
interface Name {
  value: string;
  from: 'tab' | 'link' | 'typed';
}

/** What stands of a name that is done, and what is said of it. */
interface Done {
  hasLetters: boolean;
  /** It is set in type, since the alphabet lacks its letters. */
  isType: boolean;
  /** What a screen reader says. */
  said: string;
  /** What the line says if only the first words stand, or none. */
  shown?: string;
}

/**
 * The name in the field and the letters above it: kept in this tab, brought by a link, or typed.
 * @param svg the stage of the letters
 * @param hasRested whether the pile has come to rest once; before, only a typed name is written
 */
export function useName(
  svg: RefObject<SVGSVGElement | null>,
  pills: PillStage,
  motion: NameMotion,
  hasRested: boolean,
) {
  const [name, setName] = useState(openingName);
  const [isTouched, setIsTouched] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const [done, setDone] = useState<Done>();
  const isInUse = isTouched || name.value !== '';
  const isDue = name.from === 'typed' || hasRested;
  const stage = useNameStage(svg, pills, motion, isInUse);

  const finish = () => {
    if (isComposing) return;
    keep(name);
    setDone(describeDone(name.value, stage?.shown));
  };

  // Writes the name, and finishes it if it stays as it is.
  const finishAfterQuiet = useEffectEvent(finish);
  useEffect(() => {
    if (!isInUse || !isDue || isComposing) return;
    stage?.write(name.value);
    const timer = setTimeout(() => finishAfterQuiet(), quiet);
    return () => clearTimeout(timer);
  }, [stage, name, isInUse, isDue, isComposing]);

  // What was typed just before going back is kept too.
  const leave = useEffectEvent(() => keep(name));
  useEffect(() => () => leave(), []);

  // A link may be pasted while home is open.
  useEffect(() => {
    const follow = () => {
      if (!nameInFragment(location.hash)) return;
      setName(openingName());
      setDone(undefined);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return {
    value: name.value,
    done,
    /** The field was touched, or holds a name: the dot in it no longer blinks. */
    isInUse,
    /** From the first focus on, the name in the field is the visitor's. */
    touch: () => {
      setIsTouched(true);
      if (name.from === 'link') setName({ ...name, from: 'tab' });
    },
    change: (value: string) => {
      forgetLinkedName();
      setIsTouched(true);
      setName({ value, from: 'typed' });
      setDone(undefined);
    },
    compose: setIsComposing,
    /** Finishes the name at once instead of after a second. */
    finish,
  };
}

/** Opens the stage of the letters once it is wanted and its chunk has come. */
function useNameStage(
  svg: RefObject<SVGSVGElement | null>,
  pills: PillStage,
  motion: NameMotion,
  isWanted: boolean,
) {
  const [stage, setStage] = useState<NameStage>();
  useEffect(() => {
    if (!isWanted) return;
    let hasLeft = false;
    let opened: NameStage | undefined;
    const open = async () => {
      const { NameStage } = await nameChunk.loadWithRetry();
      if (hasLeft || !svg.current) return;
      opened = new NameStage(svg.current, pills);
      setStage(opened);
    };
    void open();
    return () => {
      hasLeft = true;
      opened?.dispose();
    };
  }, [svg, pills, isWanted]);
  useEffect(() => stage?.setMotion(motion), [stage, motion]);
  return stage;
}

const openingName = (): Name => {
  const linked = nameInFragment(location.hash);
  return linked ? { value: linked, from: 'link' } : { value: keptName(), from: 'tab' };
};

/** A name that a link brings is not kept before the visitor touches it. */
const keep = ({ value, from }: Name) => {
  if (from !== 'link') keepName(value);
};

/** Takes a name that a link has brought out of the address, since the visitor has changed it. */
const forgetLinkedName = () => {
  if (nameInFragment(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
};

/** @returns what stands and what is said of a name that is done; undefined if nothing is shown */
const describeDone = (value: string, shown: NameStage['shown']): Done | undefined => {
  const name = value.trim();
  if (!shown || name === '') return undefined;
  const { isForeign: isType, isCut, pieces } = shown;
  const hasLetters = pieces > 0;
  if (isType) return { hasLetters, isType, said: words.foreign, shown: words.foreign };
  if (isCut) return { hasLetters, isType, ...words.cut };
  return { hasLetters, isType, said: hasLetters ? words.written(name, pieces) : '' };
};

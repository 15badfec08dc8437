import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { nameWords as words } from '@/content/name-line';
import { keepName, keptName, nameInFragment } from '@/lib/kept-name';
import { lazyChunk } from '@/lib/lazy-chunk';
import type { Shown } from './name-line';
import type { NameMotion, NameStage } from './name-stage';
import type { PillStage } from './pill-stage';

/** A name is done this long after the last key, in ms (docs/rules.md#name-on-the-line). */
const doneAfter = 1000;

/** What draws the letters, and what saves them. */
export const nameChunk = lazyChunk(async () => {
  const [stage, picture] = await Promise.all([import('./name-stage'), import('./take-name')]);
  return { ...stage, ...picture };
});

/** What is in the field; `tab`: it was kept there. */
interface FieldName {
  value: string;
  source: 'tab' | 'link' | 'typed';
}

/** A name that is done. */
interface DoneName extends Shown {
  /** What a screen reader says. */
  spoken: string;
  /** What the line says if only the first words stand, or none. */
  lineText?: string;
}

/**
 * The name in the field and the letters above it. Once it stays as it is, it is done: kept and said.
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
  const [done, setDone] = useState<DoneName>();
  const isInUse = isTouched || name.value !== '';
  const isDue = name.source === 'typed' || hasRested;
  const stage = useNameStage(svg, pills, motion, isInUse);

  const finish = () => {
    if (isComposing) return;
    keep(name);
    setDone(describeDone(name.value, stage?.shown));
  };
  const finishAfterPause = useEffectEvent(finish);
  useEffect(() => {
    if (!isInUse || !isDue || isComposing) return;
    stage?.write(name.value);
    const timer = setTimeout(() => finishAfterPause(), doneAfter);
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
    /** Letters stand for a name that is done, and can be saved. */
    hasLetters: done !== undefined && done.pieces > 0,
    /** The field was touched, or holds a name: the dot in it no longer blinks. */
    isInUse,
    /** From the first focus on, a name that a link has brought is the visitor's, and may be kept. */
    touch: () => {
      setIsTouched(true);
      if (name.source === 'link') setName({ ...name, source: 'tab' });
    },
    /** A name that is changed is not done, and not the one in the address. */
    change: (value: string) => {
      forgetLinkedName();
      setIsTouched(true);
      setName({ value, source: 'typed' });
      setDone(undefined);
    },
    /** While an input method composes signs, nothing is written. */
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
    void nameChunk.loadWithRetry().then(({ NameStage }) => {
      if (hasLeft || !svg.current) return;
      opened = new NameStage(svg.current, pills);
      setStage(opened);
    });
    return () => {
      hasLeft = true;
      opened?.dispose();
    };
  }, [svg, pills, isWanted]);
  useEffect(() => stage?.setMotion(motion), [stage, motion]);
  return stage;
}

const openingName = (): FieldName => {
  const linked = nameInFragment(location.hash);
  return linked ? { value: linked, source: 'link' } : { value: keptName(), source: 'tab' };
};

/** Keeps a name in this tab, but not one that a link brings before the visitor touches it. */
const keep = ({ value, source }: FieldName) => {
  if (source !== 'link') keepName(value);
};

/** Takes a name that a link has brought out of the address. */
const forgetLinkedName = () => {
  if (nameInFragment(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
};

/** @param shown how the name is shown; without it, nothing is done */
const describeDone = (value: string, shown: Shown | undefined): DoneName | undefined => {
  const name = value.trim();
  if (!shown || name === '') return undefined;
  if (shown.isForeign) return { ...shown, spoken: words.foreign, lineText: words.foreign };
  if (shown.isCut) return { ...shown, spoken: words.cut.said, lineText: words.cut.shown };
  return { ...shown, spoken: shown.pieces > 0 ? words.written(name, shown.pieces) : '' };
};

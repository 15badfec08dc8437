import { useState } from 'react';
import { successWords as words } from '@/content/success';
import { readReceipt } from '@/features/brand-audit/receipt';
import { Button } from '@/ui/button';
import { loadPen, toPng, toSvg } from './draw-card';
import { embeddedFonts } from './embedded-fonts';
import { lineCard } from './line-card';

const save = (blob: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

interface DownloadLineProps {
  /** Router state of the page. */
  state: unknown;
}

/** Offers the audit’s line as a picture, drawn in the browser: nothing is sent (docs/rules.md#audit-line). */
export function DownloadLine({ state }: DownloadLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const receipt = readReceipt(state);
  if (!receipt) return null;

  const draw = async () => {
    const card = lineCard(receipt, await loadPen(receipt.company));
    return { card, letters: card.texts.map(({ text }) => text).join('') };
  };
  const saveSvg = async () => {
    const { card, letters } = await draw();
    const svg = toSvg(card, await embeddedFonts(letters));
    save(new Blob([svg], { type: 'image/svg+xml' }), words.downloadName('svg'));
  };
  const savePng = async () => {
    const { card } = await draw();
    const blob = await toPng(card);
    if (blob) save(blob, words.downloadName('png'));
  };

  if (!isOpen)
    return (
      <Button tone="line" size="large" icon="down" onClick={() => setIsOpen(true)}>
        {words.download}
      </Button>
    );
  return (
    <fieldset className="flex flex-wrap gap-3" aria-label={words.download}>
      <Button
        tone="line"
        size="large"
        icon="down"
        // Takes the focus from the button that it replaces.
        ref={(button) => button?.focus()}
        onClick={() => void saveSvg()}
      >
        {words.svg}
      </Button>
      <Button tone="line" size="large" icon="down" onClick={() => void savePng()}>
        {words.png}
      </Button>
    </fieldset>
  );
}

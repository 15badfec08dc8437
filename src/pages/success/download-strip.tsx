import { useState } from 'react';
import { successWords as words } from '@/content/success';
import type { AuditReceipt } from '@/features/brand-audit/answers';
import { showNotice } from '@/lib/notice';
import { loadPen, toPng } from '@/lib/picture/canvas';
import { savePicture } from '@/lib/picture/picture';
import { toSvg } from '@/lib/picture/to-svg';
import { Button } from '@/ui/button';
import { stripCard } from './strip-card';

const formats = ['svg', 'png'] as const;
type Format = (typeof formats)[number];

/** Offers the audit’s strip as a picture, drawn in the browser (docs/rules.md#audit-strip). */
export function DownloadStrip({ receipt }: { receipt: AuditReceipt }) {
  const [isOpen, setIsOpen] = useState(false);

  const save = async (format: Format) => {
    try {
      savePicture(await drawCard(receipt, format), words.downloadName(format));
    } catch {
      // The picture cannot be drawn, for example without its fonts.
      showNotice(words.noPicture);
    }
  };

  if (!isOpen)
    return (
      <Button tone="outline" size="large" icon="down" onClick={() => setIsOpen(true)}>
        {words.download}
      </Button>
    );
  return (
    <fieldset ref={focusFirstButton} className="flex flex-wrap gap-3" aria-label={words.download}>
      {formats.map((format) => (
        <Button
          key={format}
          tone="outline"
          size="large"
          icon="down"
          onClick={() => void save(format)}
        >
          {words[format]}
        </Button>
      ))}
    </fieldset>
  );
}

/** @throws if the picture cannot be drawn */
async function drawCard(receipt: AuditReceipt, format: Format) {
  const card = stripCard(receipt, await loadPen(receipt.company));
  if (format === 'png') return toPng(card);
  return toSvg(card);
}

/** Ref callback: the first format takes the focus from the button that it replaces. */
const focusFirstButton = (formatButtons: Element | null) =>
  formatButtons?.querySelector('button')?.focus();

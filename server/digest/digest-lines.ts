import {
  digestNotices,
  digestWords as words,
  quarantineReasons,
  leadKinds,
  outgoingKinds,
} from '@/content/leads';
import { toSingleLine } from '@/lib/validation';
import { formatMinute, summarizeLead, truncate } from '../lead-text';
import type { DigestContent } from './read-digest';

const maxLineLength = 200;

const quarantinedLine = ({ lead, count }: DigestContent['quarantined'][number]) => {
  const { reference, kind, payload, receivedAt, quarantine = '' } = lead;
  const { name, company, firstLine } = summarizeLead(payload);
  const email = typeof payload.email === 'string' ? truncate(toSingleLine(payload.email), 60) : '';
  const parts = [
    reference,
    formatMinute(receivedAt),
    count > 1 ? `${email} (${words.times(count)})` : email,
    [truncate(name, 40), truncate(company, 40)].filter(Boolean).join(', '),
    leadKinds[kind],
    quarantineReasons[quarantine] ?? quarantine,
    firstLine,
  ];
  return truncate(parts.filter(Boolean).join(' · '), maxLineLength);
};

interface DigestSection {
  title: string;
  intro: string;
  lines: readonly string[];
  command: string;
}

/** @returns the sections of a digest that have lines; a line has at most 200 characters */
export const digestSections = ({
  quarantined,
  parked,
  unlisted,
  notices,
}: DigestContent): readonly DigestSection[] => {
  const sections: DigestSection[] = [
    {
      title: words.heldTitle,
      intro: words.held,
      lines: [
        ...quarantined.map(quarantinedLine),
        ...(unlisted.quarantined > 0 ? [words.unlisted(unlisted.quarantined)] : []),
      ],
      command: words.release,
    },
    {
      title: words.parkedTitle,
      intro: words.parked,
      lines: [
        ...parked.map(({ kind, reference, parkedAt }) =>
          [reference, formatMinute(parkedAt), outgoingKinds[kind] ?? kind].join(' · '),
        ),
        ...(unlisted.parked > 0 ? [words.moreParked(unlisted.parked)] : []),
      ],
      command: words.show,
    },
    {
      title: words.noticesTitle,
      intro: '',
      lines: notices.map((notice) => {
        const [code = '', number = '0'] = notice.split(':');
        return digestNotices[code]?.(Number(number)) ?? code;
      }),
      command: '',
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
};

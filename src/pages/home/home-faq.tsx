import { clsx } from 'clsx';
import { useState } from 'react';
import { homeFaq } from '@/content/home';
import { paths } from '@/content/pages';
import { reveal } from '@/motion/reveal';
import { Accordion } from '@/ui/accordion';
import { TextLink } from '@/ui/text-link';

const { title, more, items } = homeFaq;

/** Six questions; at most one is open, none at first (docs/rules.md#home-faq). */
export function HomeFaq() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className="rounded-tr-section bg-dew py-section">
      <div className="paper-column wrap cols">
        <div
          ref={reveal}
          className={clsx(
            'paper-kept col-span-5 flex flex-col gap-12',
            'max-md:col-span-full max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto]',
            'max-md:items-end max-md:gap-x-5 max-md:gap-y-4 max-md:pb-8 print:gap-4',
          )}
        >
          <h2>{title}</h2>
          <svg
            className="paper-hidden aspect-240/330 w-45 max-md:w-27 max-sm:w-16"
            viewBox="0 0 240 330"
            aria-hidden="true"
          >
            <path
              className="fill-none stroke-ink stroke-47"
              d="M30 78a48 48 0 0 1 48-48h54a60 60 0 0 1 0 120h-12v60"
            />
            <circle cx="30" cy="78" r="23.5" className="fill-ink" />
            <circle cx="120" cy="246" r="23.5" className="fill-piece" />
          </svg>
          <p className="md:max-w-[18em] max-md:col-span-full">
            {more.before}
            <TextLink to={paths.faq}>{more.link}</TextLink>
            {more.after}
          </p>
        </div>
        <Accordion
          ref={reveal}
          className="col-span-7 max-md:col-span-full"
          idPrefix="home-faq-"
          open={open}
          onOpenChange={setOpen}
          items={items.map(({ id, question, answer }) => ({
            key: id,
            title: question,
            panel: <p>{answer}</p>,
          }))}
        />
      </div>
    </section>
  );
}

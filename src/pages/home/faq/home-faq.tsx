import { useState } from 'react';
import { homeFaq } from '@/content/home';
import { paths } from '@/lib/paths';
import { reveal } from '@/motion/reveal';
import { Accordion } from '@/ui/accordion';
import { TextLink } from '@/ui/text-link';
import './home-faq.css';

const { title, more, items } = homeFaq;

/** Six questions; at most one open, none at the start (specification 2.5). */
export function HomeFaq() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className="home-faq">
      <div className="wrap cols">
        <div ref={reveal} className="home-faq__left">
          <h2>{title}</h2>
          <svg className="home-faq__mark" viewBox="0 0 240 330" aria-hidden="true">
            <path d="M30 78a48 48 0 0 1 48-48h54a60 60 0 0 1 0 120h-12v60" />
            <circle cx="30" cy="78" r="23.5" />
            <circle cx="120" cy="246" r="23.5" className="hp" />
          </svg>
          <p>
            {more.before}
            <TextLink to={paths.faq}>{more.link}</TextLink>
            {more.after}
          </p>
        </div>
        <Accordion
          ref={reveal}
          className="home-faq__right"
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

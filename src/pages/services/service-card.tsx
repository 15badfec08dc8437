import { useId, useState } from 'react';
import { type Service, serviceWords } from '@/content/services';
import { contactServicePath } from '@/lib/paths';
import { reveal } from '@/motion/reveal';
import { Badge } from '@/ui/badge';
import { Disclosure } from '@/ui/disclosure';
import { ExpandSign } from '@/ui/expand-sign';
import { MotionPause } from '@/ui/motion-pause';
import { TagList } from '@/ui/tag-list';
import { TextLink } from '@/ui/text-link';
import { ServicePicture } from './service-picture';
import { useAttention } from './use-attention';
import './service-card.css';

export interface ServiceCardProps {
  service: Service;
}

/** One service; a click shows and hides what it includes, whatever the other cards do (decision 26). */
export function ServiceCard({ service }: ServiceCardProps) {
  const { id, title, content, pills, more, isRecommended, badgeText, picture } = service;
  const [isOpen, setIsOpen] = useState(false);
  const { hasAttention, attention } = useAttention();
  const panelId = useId();
  const titleId = useId();
  const ground = grounds[id] ?? '';

  return (
    <article
      {...attention}
      className={`svc svc--${id} ${ground}`.trim()}
      aria-labelledby={titleId}
      data-open={isOpen || undefined}
    >
      <div className="svc__art">
        <ServicePicture picture={picture} isWanted={isOpen || hasAttention} />
        {isOpen && <MotionPause className="svc__pause" label={serviceWords.pause} />}
      </div>
      {badgeText && <Badge className="svc__badge">{badgeText}</Badge>}
      <div ref={reveal} className="svc__words">
        {isRecommended && <Badge tone="green">{serviceWords.recommended}</Badge>}
        <h3 className="h3" id={titleId}>
          {title}
        </h3>
        <p className="svc__content">{content}</p>
        <button
          type="button"
          className="svc__includes"
          aria-label={`${serviceWords.includes}: ${title}`}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {serviceWords.includes}
          <ExpandSign />
        </button>
        <Disclosure id={panelId} isOpen={isOpen}>
          <TagList tags={pills} more={more} className="svc__pills" />
          <TextLink to={contactServicePath(service.contactService)} className="svc__ask">
            {serviceWords.ask(title)}
          </TextLink>
        </Disclosure>
      </div>
    </article>
  );
}

/** Cards on a dark ground. */
const grounds: Readonly<Record<string, string>> = {
  'brand-identity': 'on-forest',
  'brand-management': 'on-ink',
};

import { type Service, serviceWords } from '@/content/services';
import { contactServicePath } from '@/lib/paths';
import { reveal } from '@/motion/reveal';
import { Badge } from '@/ui/badge';
import { TagList } from '@/ui/tag-list';
import { TextLink } from '@/ui/text-link';
import { ServicePicture } from './service-picture';
import { useAttention } from './use-attention';

export interface VideoOfferingProps {
  offering: Service;
  number: number;
}

/** One offering as a clip on its track; what it includes is always shown. */
export function VideoOffering({ offering, number }: VideoOfferingProps) {
  const { id, title, content, pills, isRecommended, badgeText, picture } = offering;
  const { hasAttention, attention } = useAttention();
  return (
    <li className={`svc-track svc-track--${id}`}>
      <i className="svc-track__l" aria-hidden="true" />
      <article {...attention} className={`clip ${grounds[id] ?? ''}`.trim()}>
        {isRecommended && <i className="clip__run" aria-hidden="true" />}
        <div ref={reveal} className="clip__words">
          <div className="clip__mark">
            <span className="num">{number}</span>
            {badgeText && <Badge tone="line">{badgeText}</Badge>}
            {isRecommended && <Badge className="clip__best">{serviceWords.recommended}</Badge>}
            <TextLink
              to={contactServicePath(offering.contactService)}
              aria-label={`${serviceWords.askShort}: ${title}`}
              className="clip__ask"
            >
              {serviceWords.askShort}
            </TextLink>
          </div>
          <h3 className="h3">{title}</h3>
          <p>{content}</p>
          <TagList tags={pills} />
        </div>
        <div className="clip__art">
          <ServicePicture picture={picture} isWanted={hasAttention} />
        </div>
      </article>
      <i className="svc-track__m" aria-hidden="true" />
      <i className="svc-track__r" aria-hidden="true" />
    </li>
  );
}

/** Ground of each clip. */
const grounds: Readonly<Record<string, string>> = {
  'video-production': 'on-forest',
  'animation-motion-graphics': 'on-green',
  'creators-copilot': 'clip--cream',
};

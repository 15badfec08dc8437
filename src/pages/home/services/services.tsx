import { services } from '@/content/home';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button-link';
import { TagList } from '@/ui/tag-list';
import { TextLink } from '@/ui/text-link';
import { Picture } from '../picture';
import './services.css';

const { title, branding, video, more, note, all } = services;

/** Two interlocked cards, heavy left, then right. */
export function Services() {
  return (
    <section className="home-services wrap">
      <h2 ref={reveal} className="home-services__head">
        {title[0]}
        <br />
        {title[1]}
      </h2>
      <div ref={reveal} className="home-service home-service--brand">
        <Picture name="service-branding" size={[720, 360]} />
        <div className="home-service__body">
          <h3 className="h3">{branding.title}</h3>
          <p>{branding.text}</p>
          <TagList tags={branding.tags} more={more} />
          <ButtonLink tone="ink" to={branding.action.to}>
            {branding.action.label}
          </ButtonLink>
        </div>
      </div>
      <div ref={reveal} className="home-service home-service--video on-forest">
        <div className="home-service__body">
          <h3 className="h3">{video.title}</h3>
          <p>{video.text}</p>
          <TagList tags={video.tags} more={more} />
          <ButtonLink to={video.action.to}>{video.action.label}</ButtonLink>
        </div>
        <Picture name="service-video" size={[520, 380]} />
      </div>
      <p ref={reveal} className="home-services__note small">
        {note} <TextLink to={all.to}>{all.label}</TextLink>
      </p>
    </section>
  );
}

import { callToAction as words } from '@/content/home';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/app-link';
import { ButtonLink } from '@/ui/button-link';
import { TextLink } from '@/ui/text-link';
import { ClosedLine } from './closed-line';
import './call-to-action.css';

/** The line closes into a ring around a dot, which is a button (specification 2.5). */
export function CallToAction() {
  return (
    <div className="home-cta-ground">
      <section className="home-cta on-green">
        <div className="home-cta__in wrap">
          <h2>{words.title}</h2>
          <p className="lead">
            {words.lead.before}
            <TextLink to={paths.brandAudit}>{words.lead.link}</TextLink>
            {words.lead.after}
          </p>
          <ButtonLink size="large" tone="ink" to={paths.contact}>
            {words.action}
          </ButtonLink>
        </div>
        <i className="home-cta__arm" aria-hidden="true" />
        <ClosedLine />
        <AppLink to={paths.contact} className="home-cta__dot" aria-label={words.dot} />
      </section>
    </div>
  );
}

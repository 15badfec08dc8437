import { servicesHead } from '@/content/services';
import { LinkTabs } from '@/ui/link-tabs';
import './services-line.css';

export interface ServicesLineProps {
  track: 'branding' | 'video';
}

/** Where the free dot of the mark stands: below the arm that leaves, above it on the other route. */
const dotY = { branding: 141, video: 23.5 } as const;

/**
 * The line runs through the tabs into the mark. Its upper arm turns down to the first branding card; on the video
 * route its lower arm runs into the recommended offering.
 */
export function ServicesLine({ track }: ServicesLineProps) {
  return (
    <div className={`svc-line svc-line--${track}`}>
      <i className="svc-line__in" aria-hidden="true" />
      <LinkTabs label={servicesHead.tabsLabel} tabs={servicesHead.tabs} />
      <i className="svc-line__on" aria-hidden="true" />
      <div className="svc-line__mark" aria-hidden="true">
        <svg viewBox="0 0 200 164.5" className="svc-line__bend">
          <path d="M82.25 23.5a58.75 58.75 0 0 0 0 117.5" />
          <circle cx="116.09" cy={dotY[track]} r="23.5" />
        </svg>
        <i className="svc-line__arm" />
        <svg viewBox="0 0 82.25 82.25" className="svc-line__turn">
          <path d="M0 23.5a58.75 58.75 0 0 1 58.75 58.75" />
        </svg>
        <i className="svc-line__drop" />
      </div>
    </div>
  );
}

import { videoHead, videoOfferings } from '@/content/services';
import { reveal } from '@/motion/reveal';
import { VideoOffering } from './video-offering';
import './video-offerings.css';

/** The three offerings of the video route (specification 2.6). */
export function VideoOfferings() {
  return (
    <section className="svc-video on-ink" id="our-services" aria-labelledby="video-services">
      <div ref={reveal} className="wrap cols svc-video__head">
        <h2 id="video-services">{videoHead.title}</h2>
        <p className="lead">{videoHead.lead}</p>
      </div>
      <ol>
        {videoOfferings.map((offering, index) => (
          <VideoOffering key={offering.id} offering={offering} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

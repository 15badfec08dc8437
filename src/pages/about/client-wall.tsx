import { useState } from 'react';
import { aboutClients } from '@/content/about';
import { clientMarks, clients } from '@/content/clients';
import { reveal } from '@/motion/reveal';
import { ClientLogo } from '@/ui/client-logo';
import '@/ui/text-link.css';
import './client-wall.css';

/** Notable clients: fifteen logos that take their own colours on hover, or all at once by a button. */
export function ClientWall() {
  const [isColoured, setIsColoured] = useState(false);
  return (
    <section className="about-clients" aria-labelledby="clients">
      <div className="wrap cols">
        <div ref={reveal} className="about-clients__words">
          <h2 id="clients">{aboutClients.title}</h2>
          <p className="muted">
            {aboutClients.note}{' '}
            <button
              type="button"
              className="link about-clients__all"
              aria-pressed={isColoured}
              onClick={() => setIsColoured(!isColoured)}
            >
              {aboutClients.all}
            </button>
          </p>
        </div>
        <ul>
          {clients.map(({ id, name, width }) => (
            <li key={id} ref={reveal}>
              <ClientLogo name={name} width={width} isColoured={isColoured} {...clientMarks(id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

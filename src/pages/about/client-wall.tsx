import { aboutClients } from '@/content/about';
import { clientMarks, clients } from '@/content/clients';
import { ClientLogo } from '@/ui/client-logo';
import './client-wall.css';

/** Notable clients: fifteen logos that take their own colours on hover and focus. */
export function ClientWall() {
  return (
    <section className="about-clients" aria-labelledby="clients">
      <div className="wrap cols">
        <div className="about-clients__words">
          <h2 id="clients">{aboutClients.title}</h2>
          <p className="muted">{aboutClients.note}</p>
        </div>
        <ul>
          {clients.map(({ id, name, width }) => (
            <li key={id}>
              <ClientLogo name={name} width={width} {...clientMarks(id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { useState } from 'react';
import { aboutClients } from '@/content/about';
import { clientMarks, clients } from '@/content/clients';
import { reveal } from '@/motion/reveal';
import { ClientLogo } from '@/ui/client-logo';
import { linkVariants } from '@/ui/text-link';

/** Notable clients: fifteen logos, coloured on hover, or all at once by a button. */
export function ClientWall() {
  const [isColoured, setIsColoured] = useState(false);
  return (
    <section className="bg-white py-section" aria-labelledby="clients">
      <div className="paper-column paper-whole wrap cols gap-y-fluid-12 not-max-xl:@container">
        <div
          ref={reveal}
          className="col-span-4 flex flex-col justify-between gap-4 xl:pr-12 max-md:col-span-full @max-roomy:col-span-full print:mb-6"
        >
          <h2 id="clients">{aboutClients.title}</h2>
          <p className="text-muted">
            {aboutClients.note}{' '}
            <button
              type="button"
              className={linkVariants({ className: 'min-h-8 text-ink' })}
              aria-pressed={isColoured}
              onClick={() => setIsColoured(!isColoured)}
            >
              {aboutClients.all}
            </button>
          </p>
        </div>
        <ul className="col-span-8 grid grid-cols-3 border-t-2 border-ink max-md:col-span-full max-sm:grid-cols-2 @max-roomy:col-span-full">
          {Object.entries(clients).map(([id, { name, width }]) => (
            <li
              key={id}
              ref={reveal}
              className="h-33 border-b border-hair has-hover:border-transparent max-md:h-26 max-sm:h-21 max-sm:last:col-span-full"
            >
              <ClientLogo
                name={name}
                width={width}
                isColoured={isColoured}
                className="grid h-full place-items-center rounded-card rounded-tr-control text-stone transition-colors hover:bg-dew"
                markClassName="h-fluid-12.5"
                {...clientMarks(id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

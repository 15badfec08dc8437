import { clsx } from 'clsx';
import { clientMarks, clients } from '@/content/clients';
import { ClientLogo } from '@/ui/client-logo';

/** Seven logos above eight; each row fills the width. */
const rows = [
  ['lumenade', 'varsa', 'marrowe', 'hexwell', 'kettlewick', 'orrery', 'dastan'],
  ['tessalo', 'quillow', 'nimbolt', 'brightmoor', 'saltern', 'ploverly', 'fennimore', 'runnel'],
].map((ids) => ids.flatMap((id) => clients.filter((client) => client.id === id)));

/** The logos, `--clear` away from the turn at their right. In zoomed windows they form one grid. */
export function ClientRows() {
  return (
    <div
      className={clsx(
        'mr-[calc(var(--side)+var(--clear))] ml-side flex h-full flex-col justify-center gap-8.5 [--clear:120px]',
        'rounded-card -outline-offset-16 outline-ring group-focus-visible/clients:outline-3',
        'l:grid l:h-auto l:grid-cols-5 l:gap-x-6 l:gap-y-7 l:py-11 l:[--clear:calc(var(--line)+76px)]',
        'm:grid-cols-3 m:gap-y-6 m:py-9 m:[--clear:calc(var(--line)+44px)]',
        's:grid-cols-2 s:gap-x-3 s:gap-y-5.5 s:py-8 s:[--clear:calc(var(--line)+24px)]',
        'print:m-0 print:gap-4',
      )}
    >
      {rows.map((row) => (
        <ul key={row[0]?.id} className="flex items-center justify-between first:pr-6 l:contents">
          {row.map(({ id, name, width }) => (
            <li key={id} className="flex min-w-0">
              <ClientLogo
                name={name}
                width={width}
                markClassName="h-9 compact:h-8 l:h-7.5 m:h-7 s:h-6.25 s:max-w-full print:h-5"
                {...clientMarks(id)}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

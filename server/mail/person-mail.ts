import { ownerMailWords } from '@/content/desk';
import { leadKinds, outgoingKinds } from '@/content/leads';
import type { DeskLink } from '../leads/desk-links';
import { exportToAttachment } from '../leads/export';
import { mailboxOf } from '../leads/find';
import { formatMinute } from '../leads/lead-text';
import type { NewsletterLinks } from '../leads/newsletter-links';
import { deliveryState, submissionState } from '../leads/lead-listing';
import type { StoredSubmission } from '../store/records';
import type { Store } from '../store/store';
import { csvAttachment } from './mail';
import type { OwnerMailContent } from './owner-mail';

const words = ownerMailWords.found;

/** Submissions of one person that a mail lists. */
export const maxListed = 500;

/** A flood under a person's address must not make the mail too large for a mail server. */
const maxTableBytes = 1_400_000;

/**
 * Describes the mail about what the site holds of a person, and who was told about it. What they
 * typed is in the attachment only.
 *
 * @param submission any one of theirs
 */
export const personContent = async (
  store: Store,
  newsletterLinks: NewsletterLinks,
  submission: StoredSubmission,
): Promise<OwnerMailContent> => {
  const found = await store.submissionsOfMailbox(mailboxOf(submission), maxListed + 1);
  const listed = found.slice(0, maxListed);
  const table = await exportToAttachment(
    { submissions: listed, links: newsletterLinks },
    { maxBytes: maxTableBytes },
  );
  const intro: string[] = [words.intro];
  if (found.length > listed.length) intro.push(words.cut(maxListed));
  if (table.leftOut > 0) intro.push(ownerMailWords.cut(table.leftOut));
  const entries: { text: string; links: DeskLink[] }[] = [];
  for (const each of listed) entries.push(await entryOf(store, each));
  return {
    subject: words.subject,
    sections: [
      { intro, entries },
      {
        title: words.next,
        links: [
          { command: 'forget', subject: submission.reference, text: words.forget },
          { command: 'find' },
          { command: 'desk' },
        ],
      },
    ],
    shell: words.shell,
    attachment: csvAttachment('person.csv', table.content),
  };
};

/**
 * @returns what became of a submission, with links to release or drop it while it is quarantined
 */
const entryOf = async (store: Store, submission: StoredSubmission) => {
  const { id, reference, receivedAt, kind, quarantine } = submission;
  /** Who was told about it, and who will be. */
  const told: string[] = [];
  for (const mail of await store.outgoingOfSubmission(id)) {
    // Mails like this one tell the owner only.
    if (mail.kind === 'found') continue;
    told.push(words.told(outgoingKinds[mail.kind] ?? mail.kind, deliveryState(mail)));
  }
  const links: DeskLink[] = [];
  if (quarantine !== undefined) {
    told.push(words.daily);
    links.push({ command: 'release', subject: reference }, { command: 'drop', subject: reference });
  }
  const facts = [
    reference,
    formatMinute(receivedAt),
    leadKinds[kind],
    submissionState(submission),
    told.join(', ') || words.toldNobody,
  ];
  return { text: facts.filter(Boolean).join(' · '), links };
};

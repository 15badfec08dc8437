import { deskCommands, ownerMailWords as words } from '@/content/desk';
import type { AddressOf, DeskLink } from '../leads/desk-links';
import { quoteTyped } from '../leads/lead-text';
import type { Mail, MailAttachment } from './mail';
import { Link, logoAttachment, MailLayout, Section, toHtml } from './mail-layout';
import { mailStyles as styles } from './mail-styles';

interface OwnerMailSection {
  title?: string;
  intro?: readonly string[];
  /** Sentences of ours, each with links to what can be done about it. */
  entries?: readonly { text: string; links?: readonly DeskLink[] }[];
  links?: readonly DeskLink[];
}

/** What a sender typed into a submission. */
export interface TypedTexts {
  reference: string;
  texts: readonly string[];
}

export interface OwnerMailContent {
  subject: string;
  sections: readonly OwnerMailSection[];
  /** It stands at the end, apart from our links (docs/rules.md#desk). */
  typed?: readonly TypedTexts[];
  /** The shell command that does the same as the links. */
  shell: string;
  attachment?: MailAttachment;
}

interface OwnerMail extends OwnerMailContent {
  to: readonly string[];
}

const labelOf = (link: DeskLink) => link.text ?? deskCommands[link.command].link;

// The text and the HTML walk through the same parts in the same order: change both together.

const textOf = ({ sections, typed = [], shell }: OwnerMail, addressOf: AddressOf): string => {
  const rows: string[] = [];
  const addLinks = (links: readonly DeskLink[] = []) => {
    for (const link of links) rows.push(`  ${labelOf(link)}: ${addressOf(link)}`);
  };
  for (const { title, intro = [], entries = [], links } of sections) {
    if (title !== undefined) rows.push(title);
    rows.push(...intro);
    for (const entry of entries) {
      rows.push(entry.text);
      addLinks(entry.links);
    }
    addLinks(links);
    rows.push('');
  }
  rows.push(words.footnote, shell);
  if (typed.length > 0) rows.push('', words.typedTitle);
  for (const { reference, texts } of typed)
    rows.push(words.typedIn(reference), ...texts.flatMap(quoteTyped));
  return [...rows, ''].join('\n');
};

function Links({ links = [], addressOf }: { links?: readonly DeskLink[]; addressOf: AddressOf }) {
  return links.map((link) => (
    <p key={labelOf(link)} style={styles.secondary}>
      <Link href={addressOf(link)} style={{ color: 'inherit', textDecoration: 'underline' }}>
        {labelOf(link)}
      </Link>
    </p>
  ));
}

function Body({ mail, addressOf }: { mail: OwnerMail; addressOf: AddressOf }) {
  const { subject, sections, typed = [], shell } = mail;
  return (
    <MailLayout title={subject} footnote={words.footnote}>
      {sections.map(({ title, intro = [], entries = [], links }, index) => (
        <Section key={index}>
          {title !== undefined && <h2 style={styles.subtitle}>{title}</h2>}
          {intro.map((text) => (
            <p key={text} style={styles.text}>
              {text}
            </p>
          ))}
          {entries.map((entry) => (
            <div key={entry.text}>
              <p style={{ ...styles.text, margin: '16px 0 4px' }}>{entry.text}</p>
              <Links links={entry.links} addressOf={addressOf} />
            </div>
          ))}
          <Links links={links} addressOf={addressOf} />
        </Section>
      ))}
      <p style={styles.small}>{shell}</p>
      {typed.length > 0 && <h2 style={styles.subtitle}>{words.typedTitle}</h2>}
      {typed.map(({ reference, texts }) => (
        <div key={reference}>
          <p style={styles.secondary}>{words.typedIn(reference)}</p>
          <blockquote style={{ ...styles.secondary, ...styles.quote }}>
            {texts.map((text, index) => (
              <div key={index}>{text}</div>
            ))}
          </blockquote>
        </div>
      ))}
    </MailLayout>
  );
}

/**
 * Renders a mail to the owner: our sentences with the links to what can be done about them, and
 * what senders typed at the end, quoted and without a link of ours.
 */
export const renderOwnerMail = (mail: OwnerMail, addressOf: AddressOf): Mail => {
  const attachments = [logoAttachment];
  if (mail.attachment) attachments.push(mail.attachment);
  return {
    to: mail.to,
    subject: mail.subject,
    text: textOf(mail, addressOf),
    html: toHtml(<Body mail={mail} addressOf={addressOf} />),
    attachments,
  };
};

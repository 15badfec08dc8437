import { deskCommands, ownerMailWords as words } from '@/content/desk';
import type { AddressOf, DeskLink } from '../leads/desk-links';
import { quoteLines } from '../leads/lead-text';
import type { Mail, MailAttachment } from './mail';
import { Link, logoAttachment, MailLayout, Section, Text, toHtml } from './mail-layout';
import { mailStyles as styles, quoteStyle } from './mail-styles';

interface OwnerMailSection {
  title?: string;
  intro?: readonly string[];
  /** Lines of ours, each with what can be done about it. */
  entries?: readonly { line: string; links?: readonly DeskLink[] }[];
  links?: readonly DeskLink[];
}

/** What a sender typed. */
export interface TypedLines {
  reference: string;
  lines: readonly string[];
}

export interface OwnerMailContent {
  subject: string;
  sections: readonly OwnerMailSection[];
  /** Stands at the end, where no link of ours is (docs/rules.md#desk). */
  typed?: readonly TypedLines[];
  /** The command that does the same. */
  shell: string;
  attachment?: MailAttachment;
}

interface OwnerMail extends OwnerMailContent {
  to: readonly string[];
}

const labelOf = ({ command, text = deskCommands[command].link }: DeskLink) => text;

const textOf = ({ sections, typed = [], shell }: OwnerMail, addressOf: AddressOf): string => {
  const linkLines = (links: readonly DeskLink[] = []) =>
    links.map((link) => `  ${labelOf(link)}: ${addressOf(link)}`);
  return [
    ...sections.flatMap(({ title, intro = [], entries = [], links }) => [
      ...(title === undefined ? [] : [title]),
      ...intro,
      ...entries.flatMap((entry) => [entry.line, ...linkLines(entry.links)]),
      ...linkLines(links),
      '',
    ]),
    words.footnote,
    shell,
    ...(typed.length === 0 ? [] : ['', words.typedTitle]),
    ...typed.flatMap(({ reference, lines }) => [
      words.typedIn(reference),
      ...lines.flatMap(quoteLines),
    ]),
    '',
  ].join('\n');
};

function Links({ links = [], addressOf }: { links?: readonly DeskLink[]; addressOf: AddressOf }) {
  return links.map((link) => (
    <Text key={labelOf(link) + (link.subject ?? '')} style={styles.secondary}>
      <Link href={addressOf(link)} style={{ color: 'inherit', textDecoration: 'underline' }}>
        {labelOf(link)}
      </Link>
    </Text>
  ));
}

function Body({ mail, addressOf }: { mail: OwnerMail; addressOf: AddressOf }) {
  const { subject, sections, typed = [], shell } = mail;
  return (
    <MailLayout title={subject} footnote={words.footnote}>
      {sections.map(({ title, intro = [], entries = [], links }, at) => (
        <Section key={at}>
          {title !== undefined && <h2 style={styles.subtitle}>{title}</h2>}
          {intro.map((text) => (
            <Text key={text} style={styles.text}>
              {text}
            </Text>
          ))}
          {entries.map((entry) => (
            <div key={entry.line}>
              <Text style={{ ...styles.text, margin: '16px 0 4px' }}>{entry.line}</Text>
              <Links links={entry.links} addressOf={addressOf} />
            </div>
          ))}
          <Links links={links} addressOf={addressOf} />
        </Section>
      ))}
      <Text style={styles.small}>{shell}</Text>
      {typed.length > 0 && <h2 style={styles.subtitle}>{words.typedTitle}</h2>}
      {typed.map(({ reference, lines }) => (
        <div key={reference}>
          <Text style={styles.secondary}>{words.typedIn(reference)}</Text>
          <blockquote style={{ ...styles.secondary, ...quoteStyle }}>
            {lines.map((line, at) => (
              <div key={at}>{line}</div>
            ))}
          </blockquote>
        </div>
      ))}
    </MailLayout>
  );
}

/**
 * Renders a mail to the owner: our lines with the links to what can be done about them, and what senders typed at the
 * end, quoted and without a link of ours.
 */
export const renderOwnerMail = (mail: OwnerMail, addressOf: AddressOf): Mail => ({
  to: mail.to,
  subject: mail.subject,
  text: textOf(mail, addressOf),
  html: toHtml(<Body mail={mail} addressOf={addressOf} />),
  attachments: [logoAttachment, ...(mail.attachment ? [mail.attachment] : [])],
});

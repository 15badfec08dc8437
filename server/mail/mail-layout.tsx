import type { ComponentProps, CSSProperties, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { agency } from '@/content/agency';
import { logoPicture } from './logo-picture';
import type { MailAttachment } from './mail';
import { mailStyles as styles } from './mail-styles';

/** Outlook lays a document of this type out by its tables, without quirks. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** @returns the HTML of a mail. */
export const toHtml = (mail: ReactElement) => doctype + renderToStaticMarkup(mail);

/** The logo of a {@link MailLayout}: mails load nothing from the network. */
export const logoAttachment: MailAttachment = {
  filename: 'logo.png',
  content: Buffer.from(logoPicture, 'base64'),
  contentType: 'image/png',
  cid: 'logo@mail',
};

const table = {
  role: 'presentation',
  width: '100%',
  align: 'center',
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
} as const;

/** A block; a table, because Outlook knows no width and padding of others. */
export function Section({ children, ...props }: ComponentProps<'table'>) {
  return (
    <table {...table} {...props}>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Cells (`td`) beside each other. */
export function Row({ children, ...props }: ComponentProps<'table'>) {
  return (
    <table {...table} {...props}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

export function Text(props: ComponentProps<'p'>) {
  return <p {...props} />;
}

export function Link({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" {...props}>
      {children}
    </a>
  );
}

/** A link as a button; Outlook leaves its padding out. */
export function Button(props: ComponentProps<'a'>) {
  const { style, ...rest } = props;
  return <Link style={{ display: 'inline-block', maxWidth: '100%', ...style }} {...rest} />;
}

const hidden: CSSProperties = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  maxHeight: 0,
  maxWidth: 0,
  opacity: 0,
};

/** What mail programs show beside the subject; blanks keep the body's first words out of it. */
export function Preview({ children }: { children: string }) {
  return (
    <div style={hidden}>
      {children}
      {'\u00a0\u200c'.repeat(Math.max(0, 150 - children.length))}
    </div>
  );
}

interface MailLayoutProps {
  title: string;
  /** Further elements of the head. */
  head?: ReactNode;
  /** What mail programs show beside the subject. */
  preview?: ReactNode;
  /** Replaces the title above the content. */
  heading?: ReactNode;
  footnote: string;
  children: ReactNode;
}

/** Layout of mails to visitors and of those to the owner, 600 px wide: logo (attach it), title, content, footnote. */
export function MailLayout({
  title,
  head,
  preview,
  heading = <h1 style={styles.title}>{title}</h1>,
  footnote,
  children,
}: MailLayoutProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <title>{title}</title>
        {head}
      </head>
      <body className="ground" style={styles.body}>
        {preview}
        <Section style={styles.sheet}>
          <Section className="inner" style={styles.inner}>
            <img
              src={`cid:${logoAttachment.cid}`}
              alt={agency.name}
              // Otherwise React renders a preload link beside it.
              fetchPriority="low"
              width={172}
              height={32}
              style={styles.logoPicture}
            />
            {heading}
            {children}
          </Section>
          <Section className="foot" style={styles.foot}>
            <Text style={styles.footnote}>{footnote}</Text>
          </Section>
        </Section>
      </body>
    </html>
  );
}

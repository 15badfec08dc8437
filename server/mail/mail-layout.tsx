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

/** Attributes that keep mail programs from drawing and reading a table of the layout as one. */
export const tableProps = {
  role: 'presentation',
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
} as const;

/** Cells (`td`) beside each other. */
export function Row({ children, ...props }: ComponentProps<'table'>) {
  return (
    <table {...tableProps} width="100%" align="center" {...props}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

/** A block. It is a table, because Outlook knows no width and padding of other elements. */
export function Section({ children, ...props }: ComponentProps<'table'>) {
  return (
    <Row {...props}>
      <td>{children}</td>
    </Row>
  );
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
  return <Link style={styles.button} {...props} />;
}

interface MailLayoutProps {
  title: string;
  /** Further elements of the head. */
  head?: ReactNode;
  /** What mail programs show beside the subject. */
  preview?: string;
  /** Replaces the title above the content. */
  heading?: ReactNode;
  footnote: string;
  children: ReactNode;
}

/**
 * Layout of mails to visitors and to the owner, 600 px wide: logo, title, content, footnote. Attach
 * the logo.
 */
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
        {preview !== undefined && <Preview>{preview}</Preview>}
        <Section style={styles.sheet}>
          <Section className="inner" style={styles.inner}>
            <img
              src={`cid:${logoAttachment.cid}`}
              alt={agency.name}
              // This keeps React from rendering a preload link beside the picture.
              fetchPriority="low"
              width={172}
              height={32}
              style={styles.logoPicture}
            />
            {heading}
            {children}
          </Section>
          <Section className="foot" style={styles.foot}>
            <p style={styles.footnote}>{footnote}</p>
          </Section>
        </Section>
      </body>
    </html>
  );
}

/**
 * The hidden first text of a mail, which mail programs list beside its subject. Blanks after it
 * keep the body's first words out of the list.
 */
function Preview({ children }: { children: string }) {
  return (
    <div style={hidden}>
      {children}
      {'\u00a0\u200c'.repeat(Math.max(0, 150 - children.length))}
    </div>
  );
}

const hidden: CSSProperties = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  maxHeight: 0,
  maxWidth: 0,
  opacity: 0,
};

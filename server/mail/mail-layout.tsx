import { Body, Container, Head, Heading, Html, Img, Section, Text } from '@react-email/components';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { agency } from '@/content/agency';
import { logoPicture } from './logo-picture';
import type { MailAttachment } from './mail';
import { mailStyles as styles } from './mail-styles';

/** Mail programs lay a document of this type out as the components of react-email expect. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** @returns the HTML of a mail. React-email's own `render` would load a formatter of 300 kB, which no mail needs. */
export const toHtml = (mail: ReactElement) => doctype + renderToStaticMarkup(mail);

/** The logo of a {@link MailLayout}: mails load nothing from the network. */
export const logoAttachment: MailAttachment = {
  filename: 'logo.png',
  content: Buffer.from(logoPicture, 'base64'),
  contentType: 'image/png',
  cid: 'logo@mail',
};

interface MailLayoutProps {
  title: string;
  /** Further elements of the head. */
  head?: ReactNode;
  /** Stands before the body, which mail programs show beside the subject. */
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
  heading = (
    <Heading as="h1" style={styles.title}>
      {title}
    </Heading>
  ),
  footnote,
  children,
}: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
        {head}
      </Head>
      {preview}
      <Body className="ground" style={styles.body}>
        <Container style={styles.sheet}>
          <Section className="inner" style={styles.inner}>
            <Img
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
        </Container>
      </Body>
    </Html>
  );
}

import { Body, Container, Head, Heading, Html, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { mailStyles as styles } from './mail-styles';
import { Logo } from './logo';

interface MailLayoutProps {
  title: string;
  footnote: string;
  children: ReactNode;
}

/** Layout of mails to visitors and of the digest, 600 px wide: logo (attach it), title, content, footnote. */
export function MailLayout({ title, footnote, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
      </Head>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Section style={styles.inner}>
            <Logo />
            <Heading as="h1" style={styles.title}>
              {title}
            </Heading>
            {children}
          </Section>
          <Section style={styles.foot}>
            <Text style={styles.footnote}>{footnote}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

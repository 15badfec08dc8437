import { Heading, Section, Text } from '@react-email/components';
import { digestWords as words } from '@/content/leads';
import { mailStyles as styles } from '../mail/mail-styles';
import { MailLayout } from '../mail/mail-layout';
import type { digestSections } from './digest-lines';

interface DigestBodyProps {
  sections: ReturnType<typeof digestSections>;
  title: string;
}

const commandStyle = { fontFamily: 'Consolas, Menlo, monospace', fontSize: 13 };

export function DigestBody({ sections, title }: DigestBodyProps) {
  return (
    <MailLayout title={title} footnote={words.footnote}>
      {sections.map((section) => (
        <Section key={section.title}>
          <Heading as="h2" style={styles.subtitle}>
            {section.title}
          </Heading>
          {section.intro !== '' && <Text style={styles.text}>{section.intro}</Text>}
          {section.command !== '' && (
            <Text style={styles.text}>
              <code style={commandStyle}>{section.command}</code>
            </Text>
          )}
          {section.lines.map((line) => (
            <Text key={line} style={styles.secondary}>
              {line}
            </Text>
          ))}
        </Section>
      ))}
      {sections.length === 0 && <Text style={styles.text}>{words.nothingLeft}</Text>}
    </MailLayout>
  );
}

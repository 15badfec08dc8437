import { Heading, Section, Text } from '@react-email/components';
import { digestWords as words, keptAsideReasons, leadKinds, outgoingKinds } from '@/content/leads';
import { mailStyles as styles } from '../audit/report-mail-styles';
import { leadSummary } from '../lead-summary';
import { Letter } from '../mail/letter';
import type { DigestContent } from '../store/digest-script';
import { minute } from '../minute';

interface DigestBodyProps {
  content: DigestContent;
  title: string;
}

const commandStyle = { fontFamily: 'Consolas, Menlo, monospace', fontSize: 13 };

export function DigestBody({ content: { keptAside, unlisted, parked }, title }: DigestBodyProps) {
  return (
    <Letter title={title} footnote={words.footnote}>
      {keptAside.length > 0 && (
        <>
          <Heading as="h2" style={styles.subtitle}>
            {words.keptAsideTitle}
          </Heading>
          <Text style={styles.text}>{words.keptAside}</Text>
        </>
      )}
      {keptAside.map(({ reference, kind, payload, receivedAt, quarantine = '' }) => {
        const { name, company, firstLine } = leadSummary(payload);
        return (
          <Section key={reference} style={styles.step}>
            <Text style={styles.question}>{[name, company].filter(Boolean).join(', ')}</Text>
            {firstLine !== '' && <Text style={{ ...styles.text, margin: 0 }}>{firstLine}</Text>}
            <Text style={styles.said}>
              {minute(receivedAt)} · {leadKinds[kind]} ·{' '}
              {keptAsideReasons[quarantine] ?? quarantine}
              <br />
              <code style={commandStyle}>{words.release(reference)}</code>
            </Text>
          </Section>
        );
      })}
      {unlisted > 0 && <Text style={styles.text}>{words.unlisted(unlisted)}</Text>}
      {parked.length > 0 && (
        <>
          <Heading as="h2" style={styles.subtitle}>
            {words.parkedTitle}
          </Heading>
          <Text style={styles.text}>{words.parked}</Text>
        </>
      )}
      {parked.map(({ kind, reference, parkedAt }) => (
        <Section key={kind + reference} style={styles.step}>
          <Text style={styles.question}>{outgoingKinds[kind] ?? kind}</Text>
          <Text style={styles.said}>
            {minute(parkedAt)}
            <br />
            <code style={commandStyle}>{words.show(reference)}</code>
          </Text>
        </Section>
      ))}
      {keptAside.length + parked.length === 0 && <Text style={styles.text}>{words.gone}</Text>}
    </Letter>
  );
}

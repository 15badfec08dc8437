import { Section, Text } from '@react-email/components';
import { areaWords, reportMailWords as mail, reportWords as words } from '@/content/audit-report';
import type { ReportStep } from '@/content/audit-steps';
import { mailStyles as styles } from './report-mail-styles';

interface ReportMailStepProps {
  step: ReportStep;
  /** From 1 on. */
  place: number;
}

/** One thing to do: the question, the answer, and the step. */
export function ReportMailStep({
  step: { area, question, said, step },
  place,
}: ReportMailStepProps) {
  const isFirst = place === 1;
  return (
    <Section style={isFirst ? styles.firstStep : styles.step}>
      <Text style={styles.question}>
        {place}. {areaWords[area.id].name}: {question}
      </Text>
      <Text style={styles.said}>{words.said(said)}</Text>
      <Text style={isFirst ? styles.first : styles.text}>
        {isFirst && <b>{mail.first} </b>}
        {step}
      </Text>
    </Section>
  );
}

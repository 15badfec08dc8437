import { Section, Text } from '@react-email/components';
import type { CSSProperties } from 'react';
import { areaWords, reportWords as words } from '@/content/audit-report';
import type { ReportStep } from '@/content/audit-steps';
import { mailStyles as styles } from './report-mail-styles';

interface ReportMailStepProps {
  step: ReportStep;
  /** From 1 on. */
  place: number;
  /** What stands in front of the step, in bold. */
  lead?: string;
  style?: CSSProperties;
}

/** One thing to do: the question, the answer, and the step. */
export function ReportMailStep({
  step: { area, question, said, step },
  place,
  lead,
  style = styles.text,
}: ReportMailStepProps) {
  return (
    <Section style={styles.step}>
      <Text style={styles.question}>
        {place}. {areaWords[area.id].name}: {question}
      </Text>
      <Text style={styles.said}>{words.said(said)}</Text>
      <Text style={style}>
        {lead && <b>{lead} </b>}
        {step}
      </Text>
    </Section>
  );
}

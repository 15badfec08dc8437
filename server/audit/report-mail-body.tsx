import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { Fragment } from 'react';
import { agency } from '@/content/agency';
import { areaWords, reportMailWords as mail, reportWords as words } from '@/content/audit-report';
import { Logo } from '../mail/logo';
import type { ReportStep } from '@/content/audit-steps';
import { stepGroups } from '@/features/brand-audit/scoring';
import type { AuditReport } from './report';
import { lineRules, ReportMailLine } from './report-mail-line';
import { mailStyles as styles, narrowRules } from '../mail/mail-styles';

interface ReportMailBodyProps {
  report: AuditReport;
}

interface ReportMailStepProps {
  step: ReportStep;
  /** Counted from 1. */
  place: number;
}

function ReportMailStep({
  step: { area, question, answerText, step },
  place,
}: ReportMailStepProps) {
  const isFirst = place === 1;
  return (
    <Section style={isFirst ? styles.firstStep : styles.step}>
      <Text style={styles.question}>
        {place}. {areaWords[area.id].name}: {question}
      </Text>
      <Text style={styles.secondary}>{words.youSaid(answerText)}</Text>
      <Text style={isFirst ? styles.first : styles.text}>
        {isFirst && <b>{mail.first} </b>}
        {step}
      </Text>
    </Section>
  );
}

/** The report as a mail, 600 px wide: the result, what to do first, and every other step in order. */
export function ReportMailBody({ report }: ReportMailBodyProps) {
  const { score, answers, praise, contradictions, steps, firstName, reference } = report;
  const [first] = steps;
  const [leading, ...later] = stepGroups(steps).map(({ time, from, steps: own }) => (
    <Fragment key={time}>
      <Heading as="h2" style={styles.subtitle}>
        {words.groups[time]}
      </Heading>
      {from === 1 && steps.length > 1 && <Text style={styles.text}>{words.order}</Text>}
      {own.map((step, index) => (
        <ReportMailStep key={step.questionId} step={step} place={from + index} />
      ))}
    </Fragment>
  ));
  const invitation = mail.invitation(score);
  const subject = encodeURIComponent(words.talkSubject);
  return (
    <Html lang="en">
      <Head>
        <title>{mail.subject(score)}</title>
        <meta name="color-scheme" content="light only" />
        <style>{narrowRules + lineRules}</style>
      </Head>
      <Preview>{first ? mail.preview(first.step) : words.nothingToDo}</Preview>
      <Body className="ground" style={styles.body}>
        <Container style={styles.sheet}>
          <Section className="inner" style={styles.inner}>
            <Logo />
            <Text style={styles.text}>{mail.greeting(firstName)}</Text>
            <Heading as="h1" className="title" style={styles.title}>
              {words.headline(score).map((sentence) => (
                <span key={sentence}>
                  {sentence}
                  <br />
                </span>
              ))}
            </Heading>
            <Row>
              <Column className="total" style={styles.total}>
                {score.total}
              </Column>
              <Column style={styles.of}>
                {mail.points}
                <br />
                {mail.answers}
              </Column>
            </Row>
            <ReportMailLine report={report} />
            <Text style={styles.small}>
              {words.legend(score, answers)}
              <br />
              {mail.howCounted}{' '}
              {[`${words.count(score)}.`, words.countNote, ...words.ties(score)].join(' ')}
            </Text>
            {score.ranked.map((area) => (
              <Row key={area.id} style={styles.row}>
                <Column style={styles.cell}>
                  {areaWords[area.id].name}
                  <span style={styles.about}> · {areaWords[area.id].about}</span>
                </Column>
                <Column style={styles.figure}>{words.points(area.points, area.maxPoints)}</Column>
              </Row>
            ))}
            {leading ?? <Text style={styles.nothing}>{words.nothingToDo}</Text>}
            <Heading as="h2" style={styles.subtitle}>
              {words.strengthsTitle}
            </Heading>
            {praise.length === 0 && <Text style={styles.text}>{words.noStrengths}</Text>}
            {praise.map(({ questionId, title, answerText, text }) => (
              <Section key={questionId} style={styles.step}>
                <Text style={styles.question}>{title}</Text>
                <Text style={styles.secondary}>{words.youSaid(answerText)}</Text>
                <Text style={styles.text}>{text}</Text>
              </Section>
            ))}
            {contradictions.map((contradiction, index) => (
              <Section key={contradiction} style={styles.step}>
                <Text style={styles.text}>
                  <b>{words.contradictionLeads[index]}</b> {contradiction}
                </Text>
              </Section>
            ))}
            {later}
            <Text style={styles.text}>{mail.attached}</Text>
            <Heading as="h2" style={styles.subtitle}>
              {invitation.title}
            </Heading>
            <Text style={styles.text}>{invitation.text}</Text>
            <Button href={`mailto:${agency.email}?subject=${subject}`} style={styles.button}>
              {words.talk}
            </Button>
            <Text style={styles.small}>
              {mail.reference}: {reference}
            </Text>
          </Section>
          <Section className="foot" style={styles.foot}>
            <Text style={styles.footnote}>{mail.footnote}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

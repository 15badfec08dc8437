import { Body, Head, Heading, Html, Text } from '@react-email/components';
import type { CSSProperties } from 'react';
import { notificationWords } from '@/content/notification';
import { reportColors } from '../audit/report-colors';
import { escapeInLines } from '../lead-text';
import { quoteStyle } from './mail-styles';
import type { NotificationSection } from './notification-sections';

const text: CSSProperties = {
  margin: 0,
  fontFamily: 'Helvetica, Arial, sans-serif',
  fontSize: 15,
  lineHeight: '22px',
  color: reportColors.ink,
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
};
const styles = {
  body: { margin: 0, padding: 16, backgroundColor: reportColors.white },
  title: { ...text, fontSize: 22, lineHeight: '28px', margin: '0 0 12px' },
  subtitle: { ...text, fontSize: 15, fontWeight: 700, margin: '24px 0 4px' },
  table: { width: '100%', maxWidth: 640, tableLayout: 'fixed' },
  label: { ...text, width: '34%', padding: '6px 12px 6px 0', color: reportColors.stone },
  value: { ...text, padding: '6px 0' },
  footnote: { ...text, marginTop: 24, fontSize: 13, color: reportColors.stone },
} satisfies Record<string, CSSProperties>;

interface NotificationBodyProps {
  /** The subject: kind, name and company. */
  title: string;
  heading: string;
  sections: readonly NotificationSection[];
}

const lines = (value: string) =>
  value.split('\n').flatMap((line, index) => (index > 0 ? [<br key={index} />, line] : line));

/** Body of the notification: one table of labels and values per section, readable on a phone. */
export function NotificationBody({ title, heading, sections }: NotificationBodyProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
      </Head>
      <Body style={styles.body}>
        <Heading as="h1" style={styles.title}>
          {heading}
        </Heading>
        {sections.map(({ title: subtitle, rows }) => (
          <div key={subtitle ?? heading}>
            {subtitle && (
              <Heading as="h2" style={styles.subtitle}>
                {subtitle}
              </Heading>
            )}
            <table cellPadding={0} cellSpacing={0} border={0} style={styles.table}>
              <tbody>
                {rows.map(({ label, value, isTyped }) =>
                  isTyped ? (
                    <tr key={label}>
                      <td colSpan={2} style={styles.label}>
                        {label}
                        <blockquote style={{ ...text, ...quoteStyle }}>
                          {lines(escapeInLines(value))}
                        </blockquote>
                      </td>
                    </tr>
                  ) : (
                    <tr key={label}>
                      <td valign="top" style={styles.label}>
                        {label}
                      </td>
                      <td valign="top" style={styles.value}>
                        {value}
                      </td>
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </div>
        ))}
        <Text style={styles.footnote}>{notificationWords.footnote}</Text>
      </Body>
    </Html>
  );
}

import { areComplete, pickAnswers } from '@/features/brand-audit/schema';
import { scoreAudit } from '@/features/brand-audit/scoring';
import type { StoredSubmission } from '../store/store';

const scoreOf = ({ kind, payload }: StoredSubmission) => {
  const answers = pickAnswers(payload);
  if (kind !== 'audit' || !areComplete(answers)) return {};
  const { total, ranked } = scoreAudit(answers);
  return { score: { total, areas: ranked.map(({ id, points, most }) => ({ id, points, most })) } };
};

/** @returns the body of the call that tells of a lead: the same on every attempt */
export const webhookBody = (submission: StoredSubmission): string => {
  const { kind, reference, receivedAt, payload } = submission;
  const timestamp = new Date(receivedAt).toISOString();
  return JSON.stringify({
    type: kind === 'audit' ? 'audit.created' : 'enquiry.created',
    timestamp,
    data: { reference, kind, receivedAt: timestamp, fields: payload, ...scoreOf(submission) },
  });
};

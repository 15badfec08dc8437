import { pieceBox, pieceLength, type Strip } from '@/lib/strip';
import { type Answers, type QuestionId, questionIds } from './answers';
import { points } from './areas';

/**
 * What every drawing of the strip shows (docs/rules.md#audit-strip): 2 points fill a place, 1 is
 * half of it, 0 is a dot.
 * @param strip the geometry of the drawing
 * @param ids the questions on it, in order
 * @returns the place of each, and the piece of its answer if it has one
 */
export function stripPieces(
  strip: Strip,
  answers: Partial<Answers>,
  ids: readonly QuestionId[] = questionIds,
) {
  return ids.flatMap((id, index) => {
    const place = pieceBox(strip, index);
    if (!place) return [];
    const answer = answers[id];
    const length = answer && pieceLength(points[answer], strip.placeLength, strip.thickness);
    const piece = length === undefined ? undefined : pieceBox(strip, index, length);
    return [{ id, number: questionIds.indexOf(id) + 1, place, piece }];
  });
}

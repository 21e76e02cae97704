import { labelWithColon } from '../../model/fields/labelWithColon.ts';
import { isQuestion } from '../../model/fields/roles.ts';
import type { Repeat } from '../../model/rendering.ts';
import type { PageReviewProps } from '../pages/review.ts';
import { rowsAmong, rowTitle } from '../pages/rows.ts';

interface RowsReviewProps extends Omit<PageReviewProps, 'onChange'> {
  repeat: Repeat;
}

/** The rows of a group in the review: a line for each answer. */
export function RowsReview({ form, view, repeat, words }: RowsReviewProps) {
  const { id: group, label, items } = repeat;
  const { words: own, rowWords } = form.planned;
  const rows = rowsAmong(view.answers, repeat);
  if (rows.length === 0)
    return (
      <div>
        <dt dir="auto">{words.pipe(label)}</dt>
        <dd>{own.unanswered}</dd>
      </div>
    );
  return rows.map((_row, row) => {
    const inRow = words.within({ group, row });
    const lines = items.filter(isQuestion).flatMap((field) => {
      const answer = inRow.print(field.id);
      return answer ? [`${labelWithColon(inRow.pipeField(field).label)} ${answer}`] : [];
    });
    return (
      <div key={row}>
        <dt dir="auto">{rowTitle(repeat, row, words, rowWords!)}</dt>
        <dd dir="auto">{lines.join('\n') || own.unanswered}</dd>
      </div>
    );
  });
}

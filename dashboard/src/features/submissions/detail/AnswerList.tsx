import { plural, t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { printAnswerLines, type QuestionScore } from '@inlay/sdk/model';
import type { PrintableSubmission, PrintedAnswer } from '../../../domain/submissions/printedAnswers.ts';
import { useAnswerPrinter } from '../../../domain/submissions/useAnswerPrinter.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import classes from './detail.module.css';

/** Length from which a value scrolls in a box, in characters (SUBM-043). */
const LONG = 100;

/** Every answer under the label its visitor saw (SUBM-015), page by page; an address by its parts. */
export function AnswerList({ submission }: { submission: PrintableSubmission }) {
  const print = useAnswerPrinter([submission]);
  const byId = new Map(submission.fields.map((field) => [field.id, field]));
  const pointsOf = new Map(submission.points?.map((score) => [score.id, score]));
  const linesOf = ({ fieldId }: PrintedAnswer): readonly string[] | undefined => {
    const field = byId.get(fieldId);
    return field && printAnswerLines(field, submission.answers[fieldId]);
  };
  return listPages(print(submission)).map(({ title, answers }, index) => (
    <Fragment key={index}>
      {title === '' ? null : <h3 className={classes['pageTitle']}>{title}</h3>}
      <dl className={classes['answers']}>
        {answers.map((answer) => (
          <div key={answer.fieldId}>
            <dt dir="auto">{answer.label}</dt>
            <dd dir="auto">
              <Value answer={answer} lines={linesOf(answer)} />
              <Points score={pointsOf.get(answer.fieldId)} />
            </dd>
          </div>
        ))}
      </dl>
    </Fragment>
  ));
}

/** Groups answers by the pages of their form. */
function listPages(answers: readonly PrintedAnswer[]): { title: string; answers: PrintedAnswer[] }[] {
  const pages: { title: string; answers: PrintedAnswer[] }[] = [];
  for (const answer of answers) {
    const last = pages.at(-1);
    if (last?.title === answer.page) last.answers.push(answer);
    else pages.push({ title: answer.page, answers: [answer] });
  }
  return pages;
}

/** What an answer was worth, and whether it was the right one. */
function Points({ score }: { score: QuestionScore | undefined }) {
  if (!score) return null;
  const points = formatNumber(score.points);
  const { most } = score;
  const given = plural(most, { one: `${points} of # point`, other: `${points} of # points` });
  if (score.isRight === null) return <span className={classes['points']}>{given}</span>;
  return (
    <span className={classes['points']} data-right={score.isRight}>
      {score.isRight ? t`Correct` : t`Not correct`} · {given}
    </span>
  );
}

interface ValueProps {
  answer: PrintedAnswer;
  /** The answer line by line, where people write it so. */
  lines: readonly string[] | undefined;
}

function Value({ answer: { label, text, table, isSkipped, isComputed }, lines }: ValueProps) {
  if (isSkipped) return <span className={classes['empty']}>{t`Not asked`}</span>;
  if (text === '')
    return <span className={classes['empty']}>{isComputed ? t`No result` : t`No answer`}</span>;
  if (table) return <Rows label={label} {...table} />;
  if (lines) {
    return lines.map((line, index) => (
      <span key={index} className={classes['line']}>
        {line}
      </span>
    ));
  }
  if (text.length <= LONG) return text;
  return (
    <div className={classes['long']} tabIndex={0} role="group" aria-label={label}>
      {text}
    </div>
  );
}

/** The rows of a repeating group; wide ones scroll. */
function Rows({ label, labels, rows }: { label: string } & NonNullable<PrintedAnswer['table']>) {
  return (
    <div className={classes['rowTable']} tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {labels.map((title, index) => (
              <th key={index} scope="col" dir="auto">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

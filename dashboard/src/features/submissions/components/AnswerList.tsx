import { t } from '@lingui/core/macro';
import { printAnswerLines, type Answers, type Field } from '@inlay/sdk/model';
import { printAnswers } from '../../../domain/submissions/printedAnswers.ts';
import classes from './inbox.module.css';

/** Length from which a value scrolls in a box, in characters (SUBM-043). */
const LONG = 100;

/** Every answer under the label its visitor saw (SUBM-015); an address by its parts. */
export function AnswerList({ fields, answers }: { fields: readonly Field[]; answers: Answers }) {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return (
    <dl className={classes['answers']}>
      {printAnswers(fields, answers).map(({ fieldId, label, text }) => (
        <div key={fieldId}>
          <dt>{label}</dt>
          <dd dir="auto">
            <Value label={label} text={text} lines={linesOf(byId.get(fieldId), answers[fieldId])} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const linesOf = (field: Field | undefined, answer: unknown): readonly string[] | undefined =>
  field && printAnswerLines(field, answer);

interface ValueProps {
  label: string;
  text: string;
  /** The same line by line, where people write it so. */
  lines: readonly string[] | undefined;
}

function Value({ label, text, lines }: ValueProps) {
  if (text === '') return <span className={classes['empty']}>{t`No answer`}</span>;
  if (lines) {
    return lines.map((line, at) => (
      <span key={at} className={classes['line']}>
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

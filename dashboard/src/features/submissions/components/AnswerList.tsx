import { t } from '@lingui/core/macro';
import { ADDRESS_PARTS, type Answers, type Field } from '@inlay/sdk/model';
import { printAnswers } from '../../../domain/submissions/printedAnswers.ts';
import classes from './inbox.module.css';

/** From this length on a value stands in a box that scrolls, in characters (SUBM-043). */
const LONG = 100;

/** Every answer under the label its visitor saw (SUBM-015); an address by its parts. */
export function AnswerList({ fields, answers }: { fields: readonly Field[]; answers: Answers }) {
  const addresses = new Set(fields.filter(({ type }) => type === 'address').map(({ id }) => id));
  return (
    <dl className={classes['answers']}>
      {printAnswers(fields, answers).map(({ fieldId, label, text }) => (
        <div key={fieldId}>
          <dt>{label}</dt>
          <dd dir="auto">
            {addresses.has(fieldId) && text !== '' ? (
              <Address answer={answers[fieldId]} text={text} />
            ) : (
              <Value label={label} text={text} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ label, text }: { label: string; text: string }) {
  if (text === '') return <span className={classes['empty']}>{t`No answer`}</span>;
  if (text.length <= LONG) return text;
  return (
    <div className={classes['long']} tabIndex={0} role="group" aria-label={label}>
      {text}
    </div>
  );
}

/** Line by line, as on an envelope. */
function Address({ answer, text }: { answer: unknown; text: string }) {
  if (typeof answer !== 'object' || answer === null) return text;
  const parts = answer as Record<string, unknown>;
  return ADDRESS_PARTS.map((part) => parts[part])
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .map((part, at) => (
      <span key={at} className={classes['line']}>
        {part}
      </span>
    ));
}

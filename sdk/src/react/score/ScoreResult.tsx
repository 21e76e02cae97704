import type { MetScore, ScoredAnswer } from '../../model/rendering.ts';
import { RichText } from '../RichText.tsx';

/** What the visitor learns of their points, below the ending's text. */
export function ScoreResult({ total, verdict, questions }: MetScore) {
  return (
    <div className="form-embed-score" part="score">
      <p className="form-embed-score-total" data-passed={verdict?.hasPassed}>
        <strong>{total}</strong>
        {verdict && <span>{verdict.text}</span>}
      </p>
      {questions && questions.length > 0 && (
        <ol>
          {questions.map((question, index) => (
            <Question key={index} {...question} />
          ))}
        </ol>
      )}
    </div>
  );
}

const Question = ({ label, points, mark, facts, explanation }: ScoredAnswer) => (
  <li data-mark={mark?.is}>
    <p>
      <strong dir="auto">{label}</strong>
      <span>
        {mark && <em>{mark.text}</em>} {points}
      </span>
    </p>
    {facts?.[0] && (
      <dl>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    )}
    {explanation && <RichText text={explanation} />}
  </li>
);

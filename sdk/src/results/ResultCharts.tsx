import { barLength, columnAxis, columnSpan, type ResultPart } from '../model/results/resultParts.ts';
import type { ResultTexts } from '../model/results/resultTexts.ts';
import { formatCount, formatShare } from '../model/results/resultWords.ts';
import type { CardProps, ShownCard } from './shownResults.ts';

interface ChartProps extends CardProps {
  parts: readonly ResultPart[];
}

const highest = (parts: readonly ResultPart[]): number => Math.max(1, ...parts.map(({ count }) => count));

/** Returns the words of a bar: its share and count, its mean place, or that it is hidden. */
function wordsOf(
  { key, count, extra }: ResultPart,
  { card, hidden, hasTotals }: ShownCard,
  texts: ResultTexts,
) {
  if (hidden.includes(key)) return texts.hidden;
  const number = formatCount(count, texts);
  if (extra !== undefined) return `${extra} (${number})`;
  return hasTotals ? `${formatShare(count, card.answered, texts)} (${number})` : number;
}

/** Options below each other; a bar is the share of those who answered, if known, else of the longest bar. */
export function Bars({ parts, shown, texts }: ChartProps) {
  const whole = shown.hasTotals ? shown.card.answered : highest(parts);
  return (
    <ul className="bars">
      {parts.map((part) => (
        <li key={part.key}>
          <bdi>{part.label}</bdi> <span>{wordsOf(part, shown, texts)}</span>
          <svg aria-hidden="true" width="100%" height="8">
            <rect className="track" width="100%" height="8" rx="4" />
            <rect width={`${barLength(part, whole) * 100}%`} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Axis({ parts }: Pick<ChartProps, 'parts'>) {
  const { isEach, names } = columnAxis(parts);
  return (
    <p className={isEach ? 'axis each' : 'axis'} aria-hidden="true">
      {names.map((name, index) => (
        <span key={index}>{name}</span>
      ))}
    </p>
  );
}

/** Columns with the table behind them, which screen readers and keyboards reach. */
export function Columns({ parts, shown, texts }: ChartProps) {
  const most = highest(parts);
  return (
    <>
      <svg className="columns" aria-hidden="true" width="100%" height="140">
        {parts.map((part, index) => {
          const isHidden = shown.hidden.includes(part.key);
          const { start, width } = columnSpan(index, parts.length);
          const height = isHidden ? 100 : (part.count / most) * 100;
          return (
            <rect
              key={part.key}
              className={isHidden ? 'withheld' : undefined}
              x={`${(start + width * 0.05) * 100}%`}
              y={`${100 - height}%`}
              width={`${width * 90}%`}
              height={`${height}%`}
            />
          );
        })}
      </svg>
      <Axis parts={parts} />
      <details>
        <summary>{texts.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.answer}</th>
              <th scope="col">{texts.count}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.key}>
                <th scope="row">{part.label}</th>
                <td>{wordsOf(part, shown, texts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

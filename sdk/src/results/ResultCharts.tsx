import type { CardBar } from '../model/results/describeCard.ts';
import { columnSpan, type ColumnAxis } from '../model/results/resultParts.ts';
import type { ResultTexts } from '../model/results/resultTexts.ts';

interface BarsProps {
  bars: readonly CardBar[];
}

/** Options below each other. */
export function Bars({ bars }: BarsProps) {
  return (
    <ul className="bars">
      {bars.map(({ key, label, text, length }) => (
        <li key={key}>
          <bdi>{label}</bdi> <span>{text}</span>
          <svg aria-hidden="true" width="100%" height="8">
            <rect className="track" width="100%" height="8" rx="4" />
            <rect width={`${length * 100}%`} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** Columns with the table behind them, which screen readers and keyboards reach. */
export function Columns({ bars, axis, texts }: BarsProps & { axis: ColumnAxis; texts: ResultTexts }) {
  return (
    <>
      <svg className="columns" aria-hidden="true" width="100%" height="140">
        {bars.map(({ key, length, isHidden }, index) => {
          const { start, width } = columnSpan(index, bars.length);
          // Any height would read as a figure, none as zero.
          return isHidden ? (
            <text key={key} x={`${(start + width / 2) * 100}%`} y="132" textAnchor="middle">
              –
            </text>
          ) : (
            <rect
              key={key}
              x={`${(start + width * 0.05) * 100}%`}
              y={`${(1 - length) * 100}%`}
              width={`${width * 90}%`}
              height={`${length * 100}%`}
            />
          );
        })}
      </svg>
      <p className={axis.isEach ? 'axis each' : 'axis'} aria-hidden="true">
        {axis.names.map((name, index) => (
          <span key={index}>{name}</span>
        ))}
      </p>
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
            {bars.map(({ key, label, text }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

import type { ReactNode } from 'react';
import {
  ORDERED_CARDS,
  resultFigures,
  resultParts,
  resultTitle,
  type ResultPart,
} from '../model/results/resultParts.ts';
import type { ResultCard } from '../model/results/resultCardSchema.ts';
import type { ResultTexts } from '../model/results/resultTexts.ts';
import { formatCount, formatShare } from '../model/results/resultWords.ts';
import { Heading } from './Heading.tsx';
import { Bars, Columns } from './ResultCharts.tsx';
import type { CardProps, ShownCard } from './shownResults.ts';

/** One question of shared results. Sizes are attributes of drawings: the page's policy allows no style of an element. */
export function ResultCardView(props: CardProps) {
  const { shown, texts, level } = props;
  const { card, isWithheld, hasTotals } = shown;
  return (
    <section>
      <Heading level={level} className="question">
        {resultTitle(card, texts)}
      </Heading>
      {isWithheld ? (
        <p className="note">{texts.tooFew}</p>
      ) : hasTotals && card.answered === 0 ? (
        <p className="note">{texts.noAnswers}</p>
      ) : (
        <>
          {hasTotals ? <Coverage card={card} texts={texts} /> : null}
          <Figures {...props} />
          <Answers {...props} />
        </>
      )}
    </section>
  );
}

function Coverage({ card: { answered, empty, notAsked }, texts }: { card: ResultCard; texts: ResultTexts }) {
  const share = formatShare(answered, answered + empty, texts);
  return (
    <p className="note">
      {`${texts.answered}: ${formatCount(answered, texts)} (${share})`}
      {empty > 0 ? ` · ${texts.empty}: ${formatCount(empty, texts)}` : ''}
      {notAsked ? ` · ${texts.notAsked}: ${formatCount(notAsked, texts)}` : ''}
    </p>
  );
}

function Figures({ shown: { card, figures }, texts }: CardProps) {
  const told: Readonly<Record<ShownCard['figures'], readonly string[]>> = {
    all: resultFigures(card, texts).map(([name]) => name),
    safe: [
      texts.mean,
      texts.median,
      texts.sum,
      texts.score,
      texts.promoters,
      texts.passives,
      texts.detractors,
    ],
    mean: [texts.mean],
    none: [],
  };
  const list = resultFigures(card, texts).filter(([name]) => told[figures].includes(name));
  return list.length === 0 ? null : (
    <dl>
      {list.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Answers(props: CardProps): ReactNode {
  const { shown, texts, level } = props;
  const { card, hidden } = shown;
  if (card.kind === 'matrix') return <Matrix card={card} hidden={hidden} texts={texts} />;
  if (card.kind === 'text') return <Texts card={card} texts={texts} level={level} />;
  const parts = resultParts(card, texts).map((part) => withYesOrNo(part, texts));
  if (parts.length === 0) return null;
  return ORDERED_CARDS.has(card.kind) ? (
    <Columns parts={parts} {...props} />
  ) : (
    <Bars parts={parts} {...props} />
  );
}

/** Boxes and values are labelled in English by their results. */
const withYesOrNo = (part: ResultPart, texts: ResultTexts): ResultPart =>
  part.key === 'true' && part.label === 'Yes'
    ? { ...part, label: texts.yes }
    : part.key === 'false' && part.label === 'No'
      ? { ...part, label: texts.no }
      : part;

/** Steps of shades from few to many; the page's policy allows no colour of a single cell. */
const HEAT_STEPS = 5;

const heatOf = (count: number, most: number): string | undefined =>
  count === 0 ? undefined : `heat${Math.ceil((count / most) * HEAT_STEPS)}`;

function Matrix({
  card,
  hidden,
  texts,
}: {
  card: Extract<ResultCard, { kind: 'matrix' }>;
  hidden: readonly string[];
  texts: ResultTexts;
}) {
  const most = Math.max(...card.rows.flatMap(({ counts }) => counts));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div className="scroll" role="region" aria-label={card.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {card.columns.map(({ value, label }) => (
              <th key={value} scope="col">
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.rows.map(({ value: row, label, counts }) => (
            <tr key={row}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              {counts.map((count, index) => {
                const column = card.columns[index]?.value ?? '';
                const isHidden = hidden.includes(`${row}\n${column}`);
                return (
                  <td key={column} className={isHidden ? undefined : heatOf(count, most)}>
                    {isHidden ? texts.hidden : formatCount(count, texts)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Texts({
  card: { latest, words },
  texts,
  level,
}: {
  card: Extract<ResultCard, { kind: 'text' }>;
  texts: ResultTexts;
  level: CardProps['level'];
}) {
  const below = level === 2 ? 3 : 4;
  return (
    <>
      {latest.length > 0 ? (
        <>
          <Heading level={below} className="part">
            {texts.latest}
          </Heading>
          <ul className="texts">
            {latest.map(({ text }, index) => (
              <li key={index} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {words && words.length > 0 ? (
        <>
          <Heading level={below} className="part">
            {texts.frequentWords}
          </Heading>
          <ul className="words">
            {words.map(({ word, count }) => (
              <li key={word}>
                <bdi>{word}</bdi> {formatCount(count, texts)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

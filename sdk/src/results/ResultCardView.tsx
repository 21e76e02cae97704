import { describeCard, type CardBlock, type ShownCard } from '../model/results/describeCard.ts';
import type { ResultTexts } from '../model/results/resultTexts.ts';
import { Heading } from './Heading.tsx';
import { Bars, Columns } from './ResultCharts.tsx';

interface CardProps {
  shown: ShownCard;
  texts: ResultTexts;
  /** Level of the heading of a card. */
  level: 2 | 3;
}

/** One question of shared results. Sizes are attributes of drawings: the page's policy allows no style of an element. */
export function ResultCardView({ shown, texts, level }: CardProps) {
  const { title, coverage, blocks } = describeCard(shown, texts);
  return (
    <section>
      <Heading level={level} className="question">
        {title}
      </Heading>
      {coverage ? <p className="note">{coverage}</p> : null}
      {blocks.map((block) => (
        <Block key={block.kind} block={block} title={title} texts={texts} level={level === 2 ? 3 : 4} />
      ))}
    </section>
  );
}

interface BlockProps {
  block: CardBlock;
  /** Of the card. */
  title: string;
  texts: ResultTexts;
  /** Level of headings within a card. */
  level: 3 | 4;
}

function Block({ block, title, texts, level }: BlockProps) {
  switch (block.kind) {
    case 'note':
      return <p className="note">{block.text}</p>;
    case 'figures':
      return (
        <dl>
          {block.figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'bars':
      return <Bars bars={block.bars} />;
    case 'columns':
      return <Columns bars={block.bars} axis={block.axis} texts={texts} />;
    case 'table':
      return <HeatTable block={block} title={title} />;
    default:
      return (
        <>
          <Heading level={level} className="part">
            {block.label}
          </Heading>
          <ul className={block.kind}>
            {block.kind === 'texts'
              ? block.texts.map((text, index) => (
                  <li key={index} dir="auto">
                    {text}
                  </li>
                ))
              : block.words.map(({ word, count }) => (
                  <li key={word}>
                    <bdi>{word}</bdi> {count}
                  </li>
                ))}
          </ul>
        </>
      );
  }
}

/** Steps of shades from few to many; the page's policy allows no colour of a single cell. */
const HEAT_STEPS = 5;

function HeatTable({ block, title }: { block: Extract<CardBlock, { kind: 'table' }>; title: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div className="scroll" role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {block.columns.map(({ value, label }) => (
              <th key={value} scope="col">
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ key: row, label, cells }) => (
            <tr key={row}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              {cells.map(({ key, text, heat }) => (
                <td key={key} className={heat > 0 ? `heat${Math.ceil(heat * HEAT_STEPS)}` : undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

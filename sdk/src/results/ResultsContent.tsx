import type { ResultTexts } from '../model/results/resultTexts.ts';
import { formatCount } from '../model/results/resultWords.ts';
import { Heading } from './Heading.tsx';
import { ResultCardView } from './ResultCardView.tsx';
import type { ShownResults } from './shownResults.ts';

interface ResultsContentProps {
  results: ShownResults;
  texts: ResultTexts;
  /** Level of the heading of all. */
  level: 1 | 2;
}

/** Shared results: their title, what may be said of all, and a card for each question. */
export function ResultsContent({ results, texts, level }: ResultsContentProps) {
  const { title, submissions, cards, smallestGroup, frozenAt } = results;
  const day = frozenAt && new Date(frozenAt).toLocaleDateString(texts.locale, { dateStyle: 'long' });
  return (
    <>
      <header>
        <Heading level={level} className="title">
          {title}
        </Heading>
        {submissions === null ? (
          <p>{texts.tooFew}</p>
        ) : (
          <p>
            {`${texts.submissions}: `}
            <b>{formatCount(submissions, texts)}</b>
            {day ? ` · ${texts.asOf(day)}` : ''}
          </p>
        )}
        {smallestGroup > 0 && submissions !== null ? (
          <p className="note">{texts.hiddenBelow(formatCount(smallestGroup, texts))}</p>
        ) : null}
      </header>
      <div className="cards">
        {cards.map((card) => (
          <ResultCardView key={card.card.id} shown={card} texts={texts} level={level === 1 ? 2 : 3} />
        ))}
      </div>
    </>
  );
}

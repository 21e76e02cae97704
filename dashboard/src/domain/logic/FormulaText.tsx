import { memo } from 'react';
import classes from './logic.module.css';

const NAME = /(\{(?:[^\\{}]|\\[\\}])*\})/;

/** The text of a formula behind its input, where names are chips and the place of a fault is marked. */
export const FormulaText = memo(function FormulaText(props: { text: string; faultAt: number | null }) {
  const { text, faultAt } = props;
  let offset = 0;
  return (
    <div aria-hidden="true">
      {text.split(NAME).map((piece, index) => {
        const from = offset;
        offset += piece.length;
        const isFaulty = faultAt !== null && faultAt >= from && faultAt < offset;
        if (index % 2 === 1)
          return (
            <span key={index} className={isFaulty ? classes['fault'] : classes['chip']}>
              {piece}
            </span>
          );
        if (!isFaulty) return piece;
        const place = faultAt - from;
        return (
          <span key={index}>
            {piece.slice(0, place)}
            <span className={classes['fault']}>{piece.slice(place, place + 1)}</span>
            {piece.slice(place + 1)}
          </span>
        );
      })}
      {/* The last line has its height even when it is empty. */}
      {'\u200b'}
    </div>
  );
});

import type { MouseEvent } from 'react';

/** Wraps what a button adds: the second press of a double click adds nothing more. A key has no second press. */
export const firstClick =
  (add: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail < 2) add();
  };

import type { ReactNode } from 'react';
import classes from './besideInput.module.css';

/** Puts a button beside an input, for its `inputContainer`: label above and error below move neither of them. */
export const besideInput =
  (button: ReactNode) =>
  (input: ReactNode): ReactNode => (
    <div className={classes['line']}>
      {input}
      {button}
    </div>
  );

import type { ReactNode, Ref } from 'react';
import classes from './dialogFoot.module.css';

/** The buttons of a dialog: in view, however much is above them. */
export function DialogFoot({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className={classes['foot']}>
      {children}
    </div>
  );
}

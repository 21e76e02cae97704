import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef } from 'react';
import { TestRunForm, type TestRunFormProps } from './TestRunForm.tsx';
import classes from './try.module.css';

/** The real form, for trying: hidden items keep their place and say why. */
export function TryForm(props: TestRunFormProps) {
  const { reasons } = props.testRun;
  const place = useRef<HTMLDivElement>(null);
  // The form marks what its conditions hide; the style sheet shows the reason in its place.
  useLayoutEffect(() => {
    for (const item of place.current?.querySelectorAll<HTMLElement>('[data-item]') ?? []) {
      const reason = reasons.get(item.dataset['item'] ?? '');
      if (reason === undefined) delete item.dataset['reason'];
      else item.dataset['reason'] = t`Hidden because ${reason}`;
    }
  });
  return (
    <div ref={place} className={classes['form']} data-try>
      <TestRunForm {...props} />
    </div>
  );
}

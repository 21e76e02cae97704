import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef } from 'react';
import { TrialForm, type TrialFormProps } from './TrialForm.tsx';
import classes from './try.module.css';

/** The real form, for trying: hidden items keep their place and say why. */
export function TryForm(props: TrialFormProps) {
  const { reasons } = props.trial;
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
      <TrialForm {...props} />
    </div>
  );
}

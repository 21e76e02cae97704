import { t } from '@lingui/core/macro';
import { ActionIcon, Text } from '@mantine/core';
import IconRotate from '~icons/rotate';
import type { ReactNode } from 'react';
import type { CustomStyles } from '@inlay/sdk/model';
import classes from './looks.module.css';
import { inSentence } from '../../lib/language.ts';
import type { Styles } from './styles.ts';

/** A setting with its name, and a reset button once it differs from its default. */
export function Control(props: {
  styles: Styles;
  name: keyof CustomStyles;
  label: string;
  /** The control that the name belongs to; without it the name is only shown. */
  labelFor?: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  const { styles, name, label, labelFor, hint, children } = props;
  return (
    <div className={classes['control']}>
      <div className={classes['head']}>
        <Text size="sm" fw={500} {...(labelFor ? { component: 'label', htmlFor: labelFor } : {})}>
          {label}
        </Text>
        <ResetButton styles={styles} name={name} label={label} />
      </div>
      {children}
      {hint ? (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      ) : null}
    </div>
  );
}

/** Reserves its space while there is nothing to reset, so that nothing moves. */
export function ResetButton({
  styles,
  name,
  label,
}: {
  styles: Styles;
  name: keyof CustomStyles;
  label: string;
}) {
  const isChosen = styles.isChosen(name);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      className={classes['reset'] ?? ''}
      {...(isChosen ? {} : { disabled: true, 'aria-hidden': true })}
      aria-label={t`Reset ${inSentence(label)}`}
      title={t`Reset to default`}
      onClick={() => styles.reset(name)}
    >
      <IconRotate size={16} />
    </ActionIcon>
  );
}

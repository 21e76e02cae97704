import { t } from '@lingui/core/macro';
import { Button, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import IconCircleCheck from '~icons/circle-check';
import { useDeferredValue, useMemo } from 'react';
import { fixContrast, type ColorKey, type ContrastCheck } from '@inlay/sdk/model';
import { CONTRAST_NAMES } from './contrastNames.ts';
import { printRatio } from './printRatio.ts';
import classes from './looks.module.css';
import type { Styles } from './styles.ts';

/** Contrast of the elements in this colour; names insufficient ones, with the nearest sufficient colour. */
export function ContrastNote({ styles, name }: { styles: Styles; name: ColorKey }) {
  const checks = styles.checks.filter(({ key }) => key === name);
  const failing = checks.filter(({ passes }) => !passes);
  if (checks.length === 0) return null;
  if (failing.length === 0) return <GoodNote checks={checks} />;
  return (
    <div className={classes['note']} data-bad role="group" aria-label={t`Contrast`}>
      {failing.map(({ id, ratio, needed }) => {
        const what = CONTRAST_NAMES[id];
        return (
          <p key={id}>
            <IconAlertTriangle size={16} aria-hidden="true" />
            <span>{t`${what}: ${printRatio(ratio)}, needs ${printRatio(needed)}`}</span>
          </p>
        );
      })}
      <FixButton styles={styles} name={name} />
    </div>
  );
}

/** The lowest contrast of several. */
function GoodNote({ checks }: { checks: ContrastCheck[] }) {
  const [worst] = checks.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed);
  return worst ? (
    <Text className={classes['note'] ?? ''} component="p" size="xs" c="dimmed">
      <IconCircleCheck size={16} aria-hidden="true" />
      <span>
        {CONTRAST_NAMES[worst.id]}: {printRatio(worst.ratio)}
      </span>
    </Text>
  ) : null;
}

function FixButton({ styles, name }: { styles: Styles; name: ColorKey }) {
  // The search takes a moment, so it does not run during a drag of the colour.
  const custom = useDeferredValue(styles.custom);
  const fix = useMemo(() => fixContrast(custom, name), [custom, name]);
  if (!fix) return null;
  const colors = Object.values(fix);
  return (
    <Button
      size="compact-xs"
      variant="default"
      leftSection={colors.map((color) => (
        <span key={color} className={classes['dot']} style={{ backgroundColor: color }} />
      ))}
      onClick={() => styles.set(fix)}
    >
      {t`Use ${colors.map((color) => color.slice(0, 7)).join(' on ')}`}
    </Button>
  );
}

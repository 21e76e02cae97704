import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { ColorKey } from '@inlay/sdk/model';
import { BUTTON_LOOKS, CORNERS } from '../../domain/looks/choices.ts';
import { ColorControl } from '../../domain/looks/ColorControl.tsx';
import { ChoiceControl } from '../../domain/looks/controls.tsx';
import { FontControl } from '../../domain/looks/FontControl.tsx';
import type { Styles } from '../../domain/looks/styles.ts';
import classes from './brands.module.css';

const COLORS: readonly { name: ColorKey; label: string }[] = [
  { name: 'primaryColor', label: t`Main color` },
  { name: 'buttonColor', label: t`Button` },
  { name: 'backgroundColor', label: t`Page background` },
  { name: 'formBackgroundColor', label: t`Form background` },
  { name: 'textColor', label: t`Text` },
  { name: 'inputTextColor', label: t`Text in fields` },
  { name: 'fieldBackgroundColor', label: t`Field background` },
  { name: 'footerCreditColor', label: t`Credit` },
];

/** Everything of a look that a kit decides, with notes on contrast. */
export function KitControls({ styles }: { styles: Styles }) {
  const hard = styles.checks.filter(({ passes }) => !passes).length;
  return (
    <div className={classes['controls']}>
      <Text size="sm" role="status">
        {hard === 0 ? t`Everything has enough contrast.` : t`Some parts are hard to see. See below.`}
      </Text>
      <FontControl styles={styles} />
      <ChoiceControl styles={styles} name="borderRadius" label={t`Corners`} choices={CORNERS} />
      <ChoiceControl styles={styles} name="buttonStyle" label={t`Button style`} choices={BUTTON_LOOKS} />
      {COLORS.map(({ name, label }) => (
        <ColorControl key={name} styles={styles} name={name} label={label} />
      ))}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { themeOfColors } from '@inlay/sdk/model';
import { Refusable } from '../../domain/identity/Refusable.tsx';
import { ColorField } from '../../domain/looks/ColorField.tsx';
import { UsedColorNote } from '../../domain/looks/UsedColorNote.tsx';
import { parseHex } from '../../domain/looks/hexText.ts';
import { withColors } from '../../domain/looks/withColors.ts';
import classes from './brands.module.css';
import type { KitDraft } from './kitDraft.ts';

/** The picker leaves the button below free. */
const ABOVE = { position: 'top-start' } as const;

/** Makes a whole look of two colours; the font, corners and logo stay (STYLE-043). */
export function StartFrom({ draft, onChange }: { draft: KitDraft; onChange(draft: KitDraft): void }) {
  const [accent, setAccent] = useState(draft.styles.buttonColor ?? draft.styles.primaryColor ?? '#3b82f6');
  const [background, setBackground] = useState(draft.styles.backgroundColor ?? '#ffffff');
  const isWhole = parseHex(accent) !== null && parseHex(background) !== null;
  const look = useMemo(
    () => (isWhole ? themeOfColors({ accent, background }) : null),
    [isWhole, accent, background],
  );
  const make = (): void => {
    const styles = withColors(draft.styles, { accent, background });
    onChange({ ...draft, styles, ownDarkStyles: null });
  };
  return (
    <div className={classes['start']} role="group" aria-label={t`From two colors`}>
      <Text fw={500} size="sm">
        {t`From two colors`}
      </Text>
      <Group gap={8} align="flex-end" wrap="nowrap">
        <ColorField size="xs" label={t`Accent`} popoverProps={ABOVE} value={accent} onChange={setAccent} />
        <ColorField
          size="xs"
          label={t`Background`}
          popoverProps={ABOVE}
          value={background}
          onChange={setBackground}
        />
      </Group>
      {look ? <UsedColorNote picked={accent} styles={look} /> : null}
      <Refusable refusal={isWhole ? null : t`Enter two colors first.`}>
        <Button size="xs" variant="default" onClick={make}>
          {t`Make a look`}
        </Button>
      </Refusable>
    </div>
  );
}

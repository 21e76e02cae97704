import { t } from '@lingui/core/macro';
import { ColorPicker, Popover, Slider, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useId, type FocusEvent } from 'react';
import type { ColorKey } from '@inlay/sdk/model';
import { ContrastNote } from './ContrastNote.tsx';
import { Control } from './Control.tsx';
import { acceptHexText, parseHex, transparencyOf, withTransparency } from './hexText.ts';
import classes from './looks.module.css';
import { inSentence } from '../../lib/language.ts';
import type { Styles } from './styles.ts';
import { UsedColorNote } from './UsedColorNote.tsx';
import { useTypedColor } from './useTypedColor.ts';

interface ColorControlProps {
  styles: Styles;
  name: ColorKey;
  label: string;
  hint?: string;
}

/** A colour: its digits, a field to pick it from, how see-through it is, and how well it can be read. */
export function ColorControl({ styles, name, label, hint }: ColorControlProps) {
  const id = useId();
  const { resolved } = styles;
  const color = resolved[name];
  const transparency = transparencyOf(color);
  const set = (next: string): void => styles.set({ [name]: next });
  return (
    <Control styles={styles} name={name} label={label} labelFor={id} hint={hint}>
      <div className={classes['colorRow']}>
        <PickerButton label={label} color={color} used={usedColors(styles)} onChange={set} />
        <HexBox id={id} color={color} onChange={(hex) => set(withTransparency(hex, transparency))} />
        {transparency > 0 ? (
          <Text size="xs" c="dimmed" className={classes['seeThrough'] ?? ''}>
            {t`${transparency}% transparent`}
          </Text>
        ) : null}
      </div>
      <ContrastNote styles={styles} name={name} />
      {name === 'primaryColor' && resolved.buttonColor === color ? (
        <UsedColorNote picked={color} styles={resolved} />
      ) : null}
    </Control>
  );
}

/** Box for a hex colour: keeps to itself what is none, and says so (STYLE-024). */
function HexBox(props: { id: string; color: string; onChange(hex: string): void }) {
  const { id, color, onChange } = props;
  const hex = color.slice(0, 7);
  const { text, error, type, leave } = useTypedColor(hex);
  return (
    <TextInput
      id={id}
      size="xs"
      className={classes['hex'] ?? ''}
      spellCheck={false}
      autoComplete="off"
      value={text}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        const typed = acceptHexText(value) ?? value;
        type(typed);
        const next = parseHex(typed);
        if (next !== null && next !== hex) onChange(next);
      }}
      onBlur={leave}
    />
  );
}

/** Most used colours shown: few enough for one glance. */
const MAX_USED_COLORS = 7;
const COLOR_KEY = /Color$/;

/** The colours this form has already: most of the time the next one is among them. */
function usedColors({ resolved }: Styles): string[] {
  const colors = Object.entries(resolved).filter(([key]) => COLOR_KEY.test(key));
  const solid = colors.map(([, color]) => String(color).slice(0, 7));
  return [...new Set(solid)].slice(0, MAX_USED_COLORS);
}

/** Escape closes only the picker, not its drawer on a phone: Mantine checks the focused element. */
const keepEscape = ({ target }: FocusEvent): void =>
  target.setAttribute('data-mantine-stop-propagation', 'true');

function PickerButton(props: {
  label: string;
  color: string;
  used: string[];
  onChange(color: string): void;
}) {
  const { label, color, used, onChange } = props;
  const transparency = transparencyOf(color);
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus withRoles={false} width={232}>
      <Popover.Target>
        <UnstyledButton
          className={classes['swatch']}
          aria-label={t`Pick a color: ${label}`}
          aria-haspopup="dialog"
        >
          <span className={classes['swatchColor']} style={{ backgroundColor: color }} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} p={12} onFocusCapture={keepEscape}>
        <ColorPicker
          fullWidth
          format="hex"
          value={color.slice(0, 7)}
          swatches={used}
          swatchesPerRow={7}
          saturationLabel={t`Saturation and brightness`}
          hueLabel={t`Hue`}
          onChange={(picked) => {
            const hex = parseHex(picked);
            if (hex !== null) onChange(withTransparency(hex, transparency));
          }}
        />
        <Text size="xs" fw={500} mt={12} mb={4}>
          {t`Transparency: ${transparency} %`}
        </Text>
        <Slider
          size="sm"
          label={null}
          thumbLabel={t`Transparency of ${inSentence(label)}`}
          value={transparency}
          onChange={(percent) => onChange(withTransparency(color, percent))}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

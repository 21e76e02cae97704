import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import IconInfoCircle from '~icons/info-circle';
import { luminance, usedColors, type CustomStyles } from '@inlay/sdk/model';
import classes from './looks.module.css';

/** What takes another colour than the picked one, and why, for a lighter and a darker one. */
const NOTES = {
  button: {
    darker: (color: string) =>
      t`Darkened for contrast: the button is ${color}, so that its text can be read.`,
    lighter: (color: string) =>
      t`Lightened for contrast: the button is ${color}, so that its text can be read.`,
  },
  marks: {
    darker: (color: string) =>
      t`Darkened for contrast: ticked boxes and focus rings are ${color}, so that they can be seen.`,
    lighter: (color: string) =>
      t`Lightened for contrast: ticked boxes and focus rings are ${color}, so that they can be seen.`,
  },
} as const;

/**
 * Says beside a main colour where visitors see another one for contrast; nothing where they see it as picked.
 * @param picked as `#rrggbb`
 * @param styles made of it
 */
export function UsedColorNote({ picked, styles }: { picked: string; styles: CustomStyles }) {
  const used = usedColors(picked, styles);
  return (['button', 'marks'] as const).map((part) => {
    const color = used[part];
    if (color === null) return null;
    const direction = luminance(color) < luminance(picked) ? 'darker' : 'lighter';
    return (
      <Text key={part} className={classes['note'] ?? ''} component="p" size="xs" c="dimmed">
        <IconInfoCircle size={16} aria-hidden="true" />
        <span>{NOTES[part][direction](color)}</span>
      </Text>
    );
  });
}

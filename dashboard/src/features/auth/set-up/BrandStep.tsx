import { t } from '@lingui/core/macro';
import { Stack, TextInput } from '@mantine/core';
import { MAX_TITLE_LENGTH, textColorOn, themeOfColors, usedColors } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ColorField } from '../../../domain/looks/ColorField.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { useCreateBrandKit } from '../../../domain/looks/brandKits.ts';
import { UsedColorNote } from '../../../domain/looks/UsedColorNote.tsx';
import { parseHex } from '../../../domain/looks/hexText.ts';
import { useSavedForm } from '../../../lib/useSavedForm.ts';
import classes from './setUp.module.css';
import { StepFrame } from './StepFrame.tsx';

const FIRST_COLOR = '#4f46e5';
/** Colours to begin with, far enough apart to choose by eye. */
const SWATCHES = ['#b42318', '#b54708', '#067647', '#0e7490', '#1d4ed8', '#4f46e5', '#9d174d'];

/** The account's first brand kit, made of one colour (STYLE-040). */
export function BrandStep({ onDone }: { onDone(): void }) {
  const { mutateAsync } = useCreateBrandKit();
  const { form, problem, formProps } = useSavedForm({
    initialValues: { name: '', color: FIRST_COLOR },
    check: ({ name, color }) => ({
      ...(name.trim() === '' && { name: t`Name is required` }),
      ...(parseHex(color) === null && { color: t`Enter a color such as ${FIRST_COLOR}` }),
    }),
    save: async ({ name, color }) => {
      await mutateAsync({ name, styles: themeOfColors({ accent: color }) });
      onDone();
    },
  });
  const { color } = form.values;
  return (
    <StepFrame
      step={3}
      title={t`Your brand`}
      text={t`Forms can follow this look. Add a logo and fonts later.`}
      onLater={onDone}
    >
      <form {...formProps}>
        <Stack gap={16}>
          <FormProblem problem={problem} />
          <TextInput
            label={t`Business name`}
            name="organization"
            autoComplete="organization"
            maxLength={MAX_TITLE_LENGTH}
            autoFocus
            {...form.getInputProps('name')}
          />
          <ColorField
            label={t`Brand color`}
            swatches={SWATCHES}
            swatchesPerRow={SWATCHES.length}
            // Beside the card, or below the box: what was written before stays in sight.
            popoverProps={{
              position: 'right-start',
              offset: 32,
              middlewares: { flip: { fallbackPlacements: ['bottom-start'] } },
            }}
            {...form.getInputProps('color')}
          />
          <Look color={parseHex(color) ?? FIRST_COLOR} />
          <BusyButton type="submit" isBusy={form.submitting} fullWidth>
            {t`Continue`}
          </BusyButton>
        </Stack>
      </form>
    </StepFrame>
  );
}

/** Sample of a form's first lines in this color, and what differs from it for contrast. */
function Look({ color }: { color: string }) {
  const styles = themeOfColors({ accent: color });
  const used = usedColors(color, styles);
  const button = used.button ?? color;
  return (
    <>
      <div className={classes['sample']} aria-hidden="true">
        <span className={classes['line']} />
        <span className={classes['box']} style={{ borderColor: used.marks ?? color }} />
        <span className={classes['button']} style={{ backgroundColor: button, color: textColorOn(button) }}>
          {t`Send`}
        </span>
      </div>
      <UsedColorNote picked={color} styles={styles} />
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Checkbox, NumberInput, Stack } from '@mantine/core';
import { findPlace, MAX_PLACES, type Option } from '@inlay/sdk/model';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { definitionOf } from '../store/builderStore.ts';
import { useFieldState } from '../store/useField.ts';
import { useOptions } from '../store/useOptions.ts';

/** Initial number of places of an option. */
const FIRST_PLACES = 10;

const isLimited = ({ places }: Option): boolean => typeof places === 'number';

/** Returns an option with another limit; without one, it can be chosen any number of times. */
const withPlaces = ({ places: _before, ...option }: Option, places: number | undefined): Option =>
  places === undefined ? option : { ...option, places };

/** Sets the number of places of each option. */
export function PlacesSetting({ builder, fieldId }: SettingProps) {
  const { options, change } = useOptions(builder, fieldId);
  const isOn = options.some(isLimited);
  // Places are counted by submission, so options in rows have none.
  const isInRow = useFieldState(
    builder,
    fieldId,
    (state) => findPlace(definitionOf(state), fieldId)?.group?.type === 'repeat',
  );
  if (isInRow && !isOn) return null;
  return (
    <Stack gap={8}>
      <Checkbox
        label={t`Limit the places of options`}
        description={t`Visitors see how many are left. Sold-out options can’t be chosen.`}
        checked={isOn}
        onChange={() =>
          change((before) => before.map((one) => withPlaces(one, isOn ? undefined : FIRST_PLACES)))
        }
      />
      {isOn
        ? options.map((option, position) => (
            <NumberInput
              key={option.value}
              label={option.label}
              placeholder={t`Unlimited`}
              size="xs"
              min={0}
              max={MAX_PLACES}
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="strict"
              value={option.places ?? ''}
              onChange={(next) =>
                change((before) =>
                  before.map((one, index) =>
                    index === position ? withPlaces(one, typeof next === 'number' ? next : undefined) : one,
                  ),
                )
              }
            />
          ))
        : null}
    </Stack>
  );
}

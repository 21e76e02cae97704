import { t } from '@lingui/core/macro';
import { NumberInput, Stack } from '@mantine/core';
import { memo } from 'react';
import { IMAGE_WIDTH, MAX_LABEL_LENGTH, type Option } from '@inlay/sdk/model';
import { OptionsEditor } from '../settingInputs/OptionsEditor.tsx';
import { TextProperty, type SettingProps } from '../settingInputs/settings.tsx';
import { settingOf, useSetting } from '../store/useField.ts';
import { useOptions } from '../store/useOptions.ts';
import { PictureInput } from './PictureInput.tsx';
import { PlacesSetting } from './PlacesSetting.tsx';
import { BoxProperty } from './settings.tsx';

/** A picture between the questions, and its words. */
export const ImageProperties = memo(function ImageProperties(props: SettingProps) {
  const { builder, fieldId } = props;
  const src = useSetting(builder, fieldId, 'src') ?? '';
  const width = useSetting(builder, fieldId, 'width');
  const isDecorative = useSetting(builder, fieldId, 'decorative') ?? false;
  return (
    <>
      <PictureInput
        label={t`Picture`}
        src={src}
        onChange={(address) => builder.updateField(fieldId, { src: address })}
      />
      {isDecorative ? null : (
        <TextProperty
          {...props}
          name="alt"
          title={t`Alternative text`}
          description={t`Says what the picture shows, for people who don’t see it.`}
          maxLength={MAX_LABEL_LENGTH}
        />
      )}
      <BoxProperty {...props} name="decorative" title={t`Decorative: it needs no alternative text`} />
      <NumberInput
        label={t`Width in pixels`}
        description={t`Leave empty for the picture’s own width. It never exceeds the form’s.`}
        min={IMAGE_WIDTH.min}
        max={IMAGE_WIDTH.max}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="blur"
        value={width ?? ''}
        onChange={(value) => {
          const isWidth = typeof value === 'number' && value >= IMAGE_WIDTH.min && value <= IMAGE_WIDTH.max;
          builder.updateField(fieldId, { width: isWidth ? value : undefined });
        }}
      />
    </>
  );
});

/** Returns an option with another picture, or without one. */
function withImage({ image: _before, ...option }: Option, image: string): Option {
  return image ? { ...option, image } : option;
}

/** Options with their pictures, and whether several can be chosen. */
export const PictureOptions = memo(function PictureOptions(props: SettingProps) {
  const { options, change } = useOptions(props.builder, props.fieldId);
  return (
    <>
      <OptionsEditor {...props} isBoxWithout={false} />
      <Stack gap={8}>
        {options.map(({ value, label, image = '' }, index) => (
          <PictureInput
            key={value}
            label={t`Picture of ${label || index + 1}`}
            src={image}
            isShort={index > 0}
            onChange={(address) =>
              change((before) =>
                before.map((option) => (option.value === value ? withImage(option, address) : option)),
              )
            }
          />
        ))}
      </Stack>
      <BoxProperty {...props} name="many" title={t`Several answers`} />
      <PlacesSetting {...props} />
    </>
  );
});

/** Settings of the value that a hidden field stores. */
export const HiddenProperties = memo(function HiddenProperties(props: SettingProps) {
  const isLocked = useSetting(props.builder, props.fieldId, 'locked') ?? false;
  const name = settingOf(props.builder.get(), props.fieldId, 'id') ?? '';
  return (
    <>
      <TextProperty
        {...props}
        name="value"
        title={isLocked ? t`Value` : t`Default value`}
        description={
          isLocked
            ? t`Stored with every submission.`
            : t`Used when the page’s address has no ?${name}=… and no parameter with its label.`
        }
        maxLength={MAX_LABEL_LENGTH}
      />
      <BoxProperty {...props} name="locked" title={t`Always use this value`} />
    </>
  );
});

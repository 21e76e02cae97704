import { t } from '@lingui/core/macro';
import { Stack, TextInput } from '@mantine/core';
import { memo } from 'react';
import { isPictureAddress, MAX_LABEL_LENGTH, MAX_URL_LENGTH, type Option } from '@inlay/sdk/model';
import { OptionsEditor } from '../properties/OptionsEditor.tsx';
import { TextProperty, type SettingProps } from '../properties/settings.tsx';
import { settingOf, useSetting } from '../store/useField.ts';
import { useOptions } from '../store/useOptions.ts';
import { PlacesSetting } from './PlacesSetting.tsx';
import { BoxProperty } from './settings.tsx';

const MISTAKE = t`Enter an address that starts with https://.`;

/** Address of a picture; kept as it is typed, and told while it is none. */
function AddressInput(props: { label: string; value: string; onChange(address: string): void }) {
  const { label, value, onChange } = props;
  return (
    <TextInput
      label={label}
      description={t`Visitors see it. Here, pictures of other websites stay blank.`}
      inputMode="url"
      maxLength={MAX_URL_LENGTH}
      error={isPictureAddress(value) ? undefined : MISTAKE}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
    />
  );
}

/** Address and words of a picture between the questions. */
export const ImageProperties = memo(function ImageProperties(props: SettingProps) {
  const { builder, fieldId } = props;
  const src = useSetting(builder, fieldId, 'src') ?? '';
  const isDecorative = useSetting(builder, fieldId, 'decorative') ?? false;
  return (
    <>
      <AddressInput
        label={t`Picture address`}
        value={src}
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
        {options.map(({ label, image = '' }, index) => (
          <AddressInput
            key={index}
            label={t`Picture of ${label || index + 1}`}
            value={image}
            onChange={(address) =>
              change((before) =>
                before.map((option, at) => (at === index ? withImage(option, address) : option)),
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

/** What a hidden field stores. */
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

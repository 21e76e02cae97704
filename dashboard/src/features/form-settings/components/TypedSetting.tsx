import { t } from '@lingui/core/macro';
import { Button, Group, Text, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useTypedSetting } from '../useTypedSetting.ts';

interface TypedSettingProps extends Pick<
  TextInputProps,
  'label' | 'description' | 'placeholder' | 'maxLength' | 'type' | 'inputMode' | 'disabled'
> {
  stored: string;
  save(text: string): Promise<unknown>;
  check?: (text: string) => string | null;
  /** Fewest and most lines; without them it is one line. */
  rows?: { least: number; most: number };
}

/** A typed setting, saved on leaving the field (FSET-013). */
export function TypedSetting({ stored, save, check, rows, ...input }: TypedSettingProps) {
  const setting = useTypedSetting({ stored, save, check });
  const props = {
    ...input,
    value: setting.value,
    error: setting.error,
    onBlur: setting.onBlur,
    onChange: (event: { currentTarget: { value: string } }) => setting.onChange(event.currentTarget.value),
  };
  return (
    <div>
      {rows ? (
        <Textarea {...omitType(props)} autosize minRows={rows.least} maxRows={rows.most} />
      ) : (
        <TextInput {...props} />
      )}
      {setting.other === null ? null : (
        <Group gap={8} mt={8} role="alert">
          <Text size="sm">
            {setting.other === ''
              ? t`Somebody cleared this meanwhile.`
              : t`Somebody changed this to “${setting.other}” meanwhile.`}
          </Text>
          <Button size="compact-sm" variant="default" onClick={setting.keepMine}>
            {t`Keep mine`}
          </Button>
          <Button size="compact-sm" variant="default" onClick={setting.takeOther}>
            {t`Use theirs`}
          </Button>
        </Group>
      )}
    </div>
  );
}

/** A text of several lines has no type. */
const omitType = <Props extends { type?: unknown }>({ type: _type, ...rest }: Props): Omit<Props, 'type'> =>
  rest;

import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { isEmailDomain, MAX_EMAIL_DOMAINS } from '@inlay/sdk/model';
import { useState } from 'react';
import { useSetting } from '../store/useField.ts';
import type { SettingProps } from '../settingInputs/settings.tsx';

/** Sets the domains of which an address that is proven by a code has to be. */
export function DomainsSetting({ builder, fieldId }: SettingProps) {
  const domains = useSetting(builder, fieldId, 'domains')?.join(', ') ?? '';
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const save = (): void => {
    if (typed === undefined) return;
    const asked = [
      ...new Set(
        typed
          .toLowerCase()
          .split(/[\s,;@]+/)
          .filter(Boolean),
      ),
    ];
    const refused = asked.find((one, at) => at >= MAX_EMAIL_DOMAINS || !isEmailDomain(one));
    setWrong(refused);
    if (refused !== undefined) return;
    setTyped(undefined);
    builder.updateField(fieldId, { domains: asked.length > 0 ? asked : undefined });
  };
  return (
    <TextInput
      label={t`Only addresses of these domains`}
      description={t`Separate several by commas. Leave empty to allow any.`}
      error={
        wrong === undefined
          ? null
          : t`“${wrong}” is not a domain, or there are more than ${MAX_EMAIL_DOMAINS}.`
      }
      value={typed ?? domains}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
    />
  );
}

import { t } from '@lingui/core/macro';
import { Select, Stack, Switch } from '@mantine/core';
import { fieldsOf, itemsOutsideRows, pagesOf, type FormDefinition } from '@inlay/sdk/model';
import { SETTINGS } from '../../../domain/form-home/settingsIndex.ts';
import { useProviderName } from '../../../domain/identity/signInOptions.ts';
import type { PublishingProps } from './PublishingSettings.tsx';

/**
 * Whether visitors sign in by the installation's provider before they see anything of a form, and the field for their
 * address (EMBED-138). A form asks for this or for a password.
 */
export function FormSignIn({
  settings,
  save,
  definition,
}: Pick<PublishingProps, 'settings' | 'save'> & { definition: FormDefinition }) {
  const provider = useProviderName();
  const { requiresSignIn, signInField, hasPassword } = settings;
  const isPossible = provider !== null && !hasPassword;
  return (
    <Stack gap={12}>
      <Switch
        label={provider === null ? SETTINGS.requiresSignIn.label : t`Visitors sign in with ${provider}`}
        description={describe(provider, hasPassword)}
        checked={requiresSignIn}
        disabled={!isPossible && !requiresSignIn}
        onChange={(event) => save({ requiresSignIn: event.currentTarget.checked })}
      />
      {requiresSignIn ? (
        <Select
          label={t`Field for their address`}
          description={t`It is filled in with the address they signed in with, and nobody can change it.`}
          data={[{ value: '', label: t`No field` }, ...addressChoices(definition, signInField)]}
          allowDeselect={false}
          value={signInField ?? ''}
          onChange={(value) => save({ signInField: value || null })}
        />
      ) : null}
    </Stack>
  );
}

function describe(provider: string | null, hasPassword: boolean): string {
  if (provider === null) return t`This installation has no sign-in provider. An administrator sets one up.`;
  if (hasPassword) return t`Turn off the password first: a form asks for one of both.`;
  return t`They do so before they see anything of the form. No account is made. Invited people don’t need it.`;
}

/** Lists the fields that an address fits, and the chosen one even where the form no longer has it. */
function addressChoices(definition: FormDefinition, chosen: string | null) {
  const outside = new Set<unknown>(pagesOf(definition).flatMap(itemsOutsideRows));
  const fields = fieldsOf(definition)
    .filter((field) => outside.has(field) && (field.type === 'email' || field.type === 'text'))
    .map((field) => ({ value: field.id, label: ('label' in field && field.label) || field.id }));
  const isGone = chosen !== null && fields.every(({ value }) => value !== chosen);
  return isGone ? [...fields, { value: chosen, label: t`Deleted field` }] : fields;
}

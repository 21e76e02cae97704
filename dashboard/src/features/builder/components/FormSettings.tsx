import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormDetail } from '@inlay/api/contract';
import { checkEmail, checkUrl } from '@inlay/sdk/model';
import { FolderSelect } from '../../../domain/forms/FolderSelect.tsx';
import { FOLDERS_KEY } from '../../../domain/forms/folders.ts';
import { queryClient } from '../../../lib/queryClient.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { updateForm } from '../api/form.ts';
import { definitionOf, documentOfState } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** How the form is used (D-77): saved with it, and undone like everything else. */
export function FormSettings({ builder }: { builder: BuilderCore }) {
  return (
    <Stack gap={24}>
      <RedirectSetting builder={builder} />
      <ClientEmailSetting builder={builder} />
      <TextHandlingSetting builder={builder} />
      <PlaceSettings builder={builder} />
    </Stack>
  );
}

function TextHandlingSetting({ builder }: { builder: BuilderCore }) {
  const textHandling = useBuilderState(builder, (state) => definitionOf(state).textHandling);
  return (
    <Switch
      label={t`Keep text exactly as typed`}
      description={t`Otherwise angle brackets and script-like words are taken out of answers. They are shown safely in either case.`}
      checked={textHandling === 'as_typed'}
      onChange={(event) =>
        builder.changeForm({ textHandling: event.currentTarget.checked ? 'as_typed' : 'sanitise' })
      }
    />
  );
}

function RedirectSetting({ builder }: { builder: BuilderCore }) {
  const url = useBuilderState(builder, (state) => documentOfState(state).redirectUrl);
  // Nobody is corrected in the middle of an address.
  const [isTyping, setTyping] = useState(false);
  const checked = url.trim() === '' ? null : checkUrl(url);
  const problem = checked && !checked.ok ? checked.message : null;
  return (
    <TextInput
      label={t`Redirect address`}
      description={t`Where visitors go after sending. Empty: they stay and see their receipt.`}
      type="url"
      placeholder={t`https://example.com/thank-you`}
      value={url}
      error={isTyping ? null : problem}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => builder.changeRedirectUrl(event.currentTarget.value)}
    />
  );
}

/** The client's own address, told about every submission (D-77, D-121). */
function ClientEmailSetting({ builder }: { builder: BuilderCore }) {
  const email = useBuilderState(builder, (state) => documentOfState(state).clientPrimaryEmail);
  const [isTyping, setTyping] = useState(false);
  const checked = email.trim() === '' ? null : checkEmail(email);
  const problem = checked && !checked.ok ? checked.message : null;
  return (
    <TextInput
      label={t`Client primary email`}
      description={t`The client’s own address, told about every submission.`}
      type="email"
      autoComplete="off"
      value={email}
      error={isTyping ? null : problem}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => builder.changeClientPrimaryEmail(event.currentTarget.value)}
    />
  );
}

/** What belongs to a saved form and is no part of it: its folder, and who is told (D-77). */
function PlaceSettings({ builder }: { builder: BuilderCore }) {
  const form = useBuilderState(builder, (state) => state.form);
  if (!form) return null;
  return (
    <>
      {form.abilities.organise ? <FolderSetting form={form} onChange={builder.setForm} /> : null}
      <Text size="sm" component="div">
        <Trans>
          <Anchor component={Link} to={`/forms/${form.id}/delivery`} size="sm" underline="always">
            Notification emails
          </Anchor>{' '}
          of this form have a screen of their own.
        </Trans>
      </Text>
    </>
  );
}

/** Moved at once: a folder is where the form stands, and nothing that visitors see. */
function FolderSetting({ form, onChange }: { form: FormDetail; onChange(form: FormDetail): void }) {
  const move = async (clientFolderId: string | null): Promise<void> => {
    try {
      onChange(await updateForm(form.id, { clientFolderId }));
      toastSuccess(t`Form updated successfully`);
      await queryClient.invalidateQueries({ queryKey: FOLDERS_KEY });
    } catch (error) {
      toastThrown(error, t`Failed to update form`);
    }
  };
  return <FolderSelect folderId={form.clientFolderId} onChange={(folderId) => void move(folderId)} />;
}

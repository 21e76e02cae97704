import { t } from '@lingui/core/macro';
import { Button, Modal, MultiSelect, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { DialogFoot } from '../../components/DialogFoot.tsx';
import { useState, type ReactNode } from 'react';
import type { ClientLocale, SharePreset } from '@inlay/api/contract';
import { LANGUAGE_NAMES, LANGUAGES, MAX_FOLDER_NAME_LENGTH } from '@inlay/sdk/model';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { useSavedForm } from '../../lib/useSavedForm.ts';
import { ClientLinks } from './ClientLinks.tsx';
import { useInvite, useSharableFolders, useSharableForms } from './inviteApi.ts';
import { parseEmails } from './parseEmails.ts';
import { PRESETS } from './presets.ts';

interface InviteDialogProps {
  /** The folder to share; absent = the dialog asks. */
  folder?: { id: string; name: string };
  /** Forms that a new folder takes, which is shared (CLNT-110); absent = the dialog asks. */
  formIds?: readonly string[];
  /** The client who gets more; absent = the dialog asks. */
  email?: string;
  onClose(): void;
}

type Links = Parameters<typeof ClientLinks>[0]['links'];

/** Invites people to a folder or to forms, in one step (CLNT-087). */
export function InviteDialog(props: InviteDialogProps) {
  const [links, setLinks] = useState<Links | null>(null);
  const title = props.folder ? t`Invite to ${props.folder.name}` : t`Invite a client`;
  return (
    <Modal opened onClose={props.onClose} title={links ? t`Pass on the link` : title}>
      {links ? (
        <Stack gap={24}>
          <ClientLinks links={links} />
          <DialogFoot>
            <Button onClick={props.onClose}>{t`Done`}</Button>
          </DialogFoot>
        </Stack>
      ) : (
        <InviteForm {...props} onLinks={setLinks} />
      )}
    </Modal>
  );
}

/** What is typed and chosen; empty texts are no folder, and the browser’s language. */
interface Wish extends Record<string, string | string[]> {
  emails: string;
  what: 'folder' | 'forms';
  folderId: string;
  newFolder: string;
  formIds: string[];
  preset: SharePreset;
  locale: ClientLocale | '';
}

function InviteForm({
  folder,
  formIds: given,
  email,
  onClose,
  onLinks,
}: InviteDialogProps & { onLinks(links: Links): void }) {
  const invite = useInvite();
  const { form, problem, formProps } = useSavedForm<Wish>({
    initialValues: {
      emails: email ?? '',
      what: 'folder',
      folderId: folder?.id ?? '',
      newFolder: '',
      formIds: [...(given ?? [])],
      preset: 'everything',
      locale: '',
    },
    check: ({ emails, what, folderId, newFolder, formIds }) => ({
      ...(parseEmails(emails).length === 0 && { emails: t`Please enter a valid email address` }),
      ...(given && newFolder.trim() === '' && { newFolder: t`Please enter a name` }),
      ...(!given && what === 'folder' && folderId === '' && { folderId: t`Choose a folder` }),
      ...(what === 'forms' && formIds.length === 0 && { formIds: t`Choose at least one form` }),
    }),
    save: async ({ emails, what, folderId, newFolder, formIds, preset, locale }) => {
      const shared = what === 'folder' ? { folderId } : { formIds };
      const invited = await invite.mutateAsync({
        emails: parseEmails(emails),
        ...(given ? { newFolder, formIds } : shared),
        preset,
        ...(locale && { locale }),
      });
      const held = invited.flatMap(({ email: invitedEmail, link }) =>
        link ? [{ email: invitedEmail, link, isInvitation: true }] : [],
      );
      if (held.length > 0) onLinks(held);
      else onClose();
    },
    codes: { 'form.has_client': 'formIds', 'client.unproven': 'emails' },
  });
  const { emails, preset, locale } = form.values;
  return (
    <form {...formProps}>
      <Stack gap={16}>
        <FormProblem problem={problem} title={t`The invitation was not sent`} />
        <TextInput
          label={t`Email`}
          description={t`Separate several addresses with commas.`}
          inputMode="email"
          autoComplete="off"
          required
          data-autofocus
          value={emails}
          error={form.errors['emails']}
          onChange={(event) => form.setFieldValue('emails', event.currentTarget.value)}
        />
        <WhatIsShared form={form} isGiven={given !== undefined} isFolder={folder !== undefined} />
        <Select
          label={t`They see`}
          description={PRESETS.find(({ value }) => value === preset)?.hint}
          allowDeselect={false}
          data={PRESETS.map(({ value, label }) => ({ value, label }))}
          value={preset}
          onChange={(value) => value && form.setFieldValue('preset', value)}
        />
        <Select
          label={t`Language`}
          placeholder={t`Their browser’s`}
          clearable
          clearButtonProps={{ 'aria-label': t`Clear language` }}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={locale || null}
          onChange={(value) => form.setFieldValue('locale', value ?? '')}
        />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={invite.isPending}>
            {t`Invite`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}

interface WhatIsSharedProps {
  form: ReturnType<typeof useSavedForm<Wish>>['form'];
  /** The forms are given: a new folder takes them. */
  isGiven: boolean;
  /** The folder is given. */
  isFolder: boolean;
}

/** The folder or the forms of an invitation, as far as they are not known. */
function WhatIsShared({ form, isGiven, isFolder }: WhatIsSharedProps) {
  const { what, folderId, newFolder, formIds } = form.values;
  const error = form.errors['folderId'] ?? form.errors['formIds'];
  if (isFolder) return null;
  if (isGiven) {
    return (
      <TextInput
        label={t`Client`}
        description={t`Names the folder that your forms move to.`}
        required
        maxLength={MAX_FOLDER_NAME_LENGTH}
        value={newFolder}
        error={form.errors['newFolder']}
        onChange={(event) => form.setFieldValue('newFolder', event.currentTarget.value)}
      />
    );
  }
  return (
    <>
      <SegmentedControl
        aria-label={t`Share`}
        data={[
          { value: 'folder', label: t`A folder` },
          { value: 'forms', label: t`Single forms` },
        ]}
        value={what}
        onChange={(value) => form.setFieldValue('what', value)}
      />
      {what === 'folder' ? (
        <FolderChoice
          value={folderId || null}
          error={error}
          onChange={(id) => form.setFieldValue('folderId', id ?? '')}
        />
      ) : (
        <FormsChoice value={formIds} error={error} onChange={(ids) => form.setFieldValue('formIds', ids)} />
      )}
    </>
  );
}

/** Pause in typing after which the list is loaded, in ms. */
const TYPING_MS = 250;

interface ChoiceProps<Value> {
  value: Value;
  error: ReactNode;
  onChange(value: Value): void;
}

function FolderChoice({ value, error, onChange }: ChoiceProps<string | null>) {
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed, TYPING_MS);
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const { data, isFetching } = useSharableFolders(query === chosen?.label ? '' : query);
  const found = (data?.folders ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label={t`Folder`}
      description={t`Forms you add to it later are shared, too.`}
      searchable
      required
      data={chosen && !found.some((one) => one.value === chosen.value) ? [chosen, ...found] : found}
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? t`Loading folders…` : t`No matching folders`}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      error={error}
      onChange={(id, option) => {
        setChosen(option ?? null);
        onChange(id);
      }}
    />
  );
}

function FormsChoice({ value, error, onChange }: ChoiceProps<string[]>) {
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed, TYPING_MS);
  const { data, isFetching } = useSharableForms(query, true);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const offered = new Map([...known, ...(data?.forms ?? []).map(({ id, title }) => [id, title] as const)]);
  return (
    <MultiSelect
      label={t`Forms`}
      searchable
      required
      data={[...offered].map(([id, title]) => ({ value: id, label: title }))}
      nothingFoundMessage={isFetching ? t`Loading forms…` : t`No matching forms`}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      error={error}
      onChange={(ids) => {
        setKnown(new Map(ids.map((id) => [id, offered.get(id) ?? id])));
        onChange(ids);
      }}
    />
  );
}

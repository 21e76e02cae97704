import { plural, t } from '@lingui/core/macro';
import { Button, Checkbox, FileButton, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { InvitedPeople } from '@inlay/api/contract';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { formatList } from '../../../lib/formatList.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useInvitePeople, usePreview, useSaveInvitations } from './invitations.ts';

/** Longest pasted list or file, in characters, as the contract allows it. */
const MAX_INVITED_TEXT = 4_000_000;

interface AddPeopleProps {
  formId: string;
  hasFolder: boolean;
  isStored: boolean;
  opened: boolean;
  onClose(): void;
}

/** Adds people from a pasted list, a file or the form's folder, once it was said who that is (INVITE-003). */
export function AddPeople({ opened, onClose, ...rest }: AddPeopleProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Add people`} size="lg">
      <AddForm {...rest} onClose={onClose} />
    </Modal>
  );
}

function AddForm({ formId, hasFolder, isStored, onClose }: Omit<AddPeopleProps, 'opened'>) {
  const [text, setText] = useState('');
  const [clients, setClients] = useState(false);
  const preview = usePreview(formId);
  const save = useSaveInvitations(formId);
  const add = useInvitePeople(formId);
  const seen = preview.data;
  const added = seen?.added ?? 0;
  const problem = preview.error ?? save.error ?? add.error;
  const change = (next: { text?: string; clients?: boolean }): void => {
    if (next.text !== undefined) setText(next.text);
    if (next.clients !== undefined) setClients(next.clients);
    preview.reset();
  };
  const addAll = async (): Promise<void> => {
    if (!isStored) await save.mutateAsync({});
    const done = await add.mutateAsync({ text, clients });
    const count = done.added;
    toastSuccess(plural(count, { one: '# person added', other: '# people added' }));
    onClose();
  };
  return (
    <Stack gap={16}>
      <FormProblem title={t`Failed to add people`} problem={problem} />
      <Textarea
        label={t`Names and addresses`}
        description={t`One person per line, as “Name <address>” or an address. Or a CSV file with a header: columns named like a question fill in its answer for each person, who can’t change it.`}
        rows={8}
        dir="auto"
        data-autofocus
        maxLength={MAX_INVITED_TEXT}
        value={text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <Group gap={16}>
        <FileButton
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(file) => void file?.text().then((read) => change({ text: read }))}
        >
          {(props) => (
            <Button {...props} variant="default" size="xs">
              {t`Choose file`}
            </Button>
          )}
        </FileButton>
        {hasFolder ? (
          <Checkbox
            label={t`Clients of this folder`}
            checked={clients}
            onChange={({ currentTarget }) => change({ clients: currentTarget.checked })}
          />
        ) : null}
      </Group>
      {seen ? <Preview seen={seen} /> : null}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t`Cancel`}
        </Button>
        {added > 0 ? (
          <BusyButton isBusy={save.isPending || add.isPending} onClick={() => void addAll().catch(() => undefined)}>
            {plural(added, { one: 'Add # person', other: 'Add # people' })}
          </BusyButton>
        ) : (
          <BusyButton isBusy={preview.isPending} onClick={() => preview.mutate({ text, clients })}>
            {t`Check list`}
          </BusyButton>
        )}
      </DialogFoot>
    </Stack>
  );
} // prettier-ignore

/** Who would be added, and the lines that name nobody. */
function Preview({ seen }: { seen: InvitedPeople }) {
  const { added, problems, problemCount } = seen;
  const [fields, ignored] = [formatList(seen.fields), formatList(seen.ignored)];
  return (
    <div role="status">
      <Text fw={600}>{plural(added, { one: '# person can be added.', other: '# people can be added.' })}</Text>
      {seen.fields.length > 0 ? <Text size="sm">{t`Filled in for each person: ${fields}`}</Text> : null}
      {seen.ignored.length > 0 ? <Text size="sm">{t`Columns that are not used: ${ignored}`}</Text> : null}
      {problemCount > 0 ? (
        <>
          <Text size="sm" mt={8}>
            {plural(problemCount, { one: '# entry is left out:', other: '# entries are left out:' })}
          </Text>
          <ul style={{ margin: 0, paddingInlineStart: 20, maxHeight: 200, overflowY: 'auto' }}>
            {problems.map((problem, index) => (
              <li key={index}>
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {lineOf(problem)}
                  {' – '}
                  {describe(problem)}
                </Text>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
} // prettier-ignore

type Problem = InvitedPeople['problems'][number];

function lineOf({ line, text }: Problem): string {
  const number = formatNumber(line);
  return t`Line ${number}: ${text}`;
}

/** Says why a line adds nobody. */
function describe({ code, column }: Problem): string {
  const question = column ?? '';
  if (code === 'bad_answer') return t`“${question}” doesn’t take this answer.`;
  const reasons = {
    no_address: t`There is no address.`,
    bad_address: t`This is not a valid address.`,
    repeated: t`An earlier line has this address.`,
    known: t`Already on the list.`,
    full: t`The list is full.`,
  };
  return reasons[code];
}

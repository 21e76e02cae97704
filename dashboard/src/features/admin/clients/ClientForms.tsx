import { t } from '@lingui/core/macro';
import { viewerZone } from '../../../lib/formatTime.ts';
import { formatList } from '../../../lib/formatList.ts';
import { dayIn, startOfDay } from '../../../lib/zonedTime.ts';
import { MultiSelect, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AdminClient, AdminForm } from '@inlay/api/contract';
import { fieldsOf, isQuestion, partsThatFollow } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { useAssignToClient, useFormDefinition, useSetClientAccess } from './clientsApi.ts';
import { ClientFolders } from './ClientFolders.tsx';
import classes from './clients.module.css';
import { WorkSwitches } from '../../../domain/clients/WorkSwitches.tsx';
import { FormSelect } from '../assignments/FormSelect.tsx';

type ClientForm = AdminClient['forms'][number];

/** The forms of one client with the visibility of each, and a way to assign another (CLNT-067…072, D-142). */
export function ClientForms({ client }: { client: AdminClient }) {
  return (
    <div className={classes['forms']}>
      <ClientFolders client={client} />
      {client.forms.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t`No form is assigned to this client.`}
        </Text>
      ) : (
        <ul className={classes['list']} aria-label={t`Assigned forms of ${client.email}`}>
          {client.forms.map((form) => (
            <AssignedForm key={form.id} form={form} />
          ))}
        </ul>
      )}
      <AssignNew clientId={client.id} />
    </div>
  );
}

function AssignNew({ clientId }: { clientId: string }) {
  const [form, setForm] = useState<AdminForm | null>(null);
  const assign = useAssignToClient();
  return (
    <div className={classes['assign']}>
      <FormSelect label={t`Assign New Form`} offers="client" form={form} onChange={setForm} />
      <BusyButton
        variant="default"
        isBusy={assign.isPending}
        disabled={form === null}
        onClick={() =>
          form && assign.mutate({ formId: form.id, clientId }, { onSuccess: () => setForm(null) })
        }
      >
        {t`Assign`}
      </BusyButton>
    </div>
  );
}

function AssignedForm({ form }: { form: ClientForm }) {
  const assign = useAssignToClient();
  const access = useSetClientAccess(form.id);
  const { mayReadSubmissions, mayExport, mayComment, seesStatus } = {
    ...form.access,
    ...(access.isPending && access.variables),
  };
  return (
    <li className={classes['form']}>
      <div className={classes['head']}>
        <Text component="div" fw={500}>
          <bdi>{form.title}</bdi> <StateBadge active={form.active} />
        </Text>
        <BusyButton
          variant="default"
          size="xs"
          aria-label={t`Unassign ${form.title}`}
          isBusy={assign.isPending}
          onClick={() => assign.mutate({ formId: form.id, clientId: null })}
        >
          {t`Unassign`}
        </BusyButton>
      </div>
      <Switch
        label={t`Client may read submissions`}
        checked={mayReadSubmissions ?? true}
        onChange={(event) => access.mutate({ mayReadSubmissions: event.currentTarget.checked })}
      />
      {mayReadSubmissions ? (
        <>
          <Switch
            label={t`Client may export submissions`}
            checked={mayExport ?? true}
            onChange={(event) => access.mutate({ mayExport: event.currentTarget.checked })}
          />
          <WorkSwitches
            mayComment={mayComment ?? false}
            seesStatus={seesStatus ?? false}
            onChange={(changes) => access.mutate(changes)}
          />
          <VisibleFields form={form} />
          <VisibleFrom form={form} />
        </>
      ) : null}
    </li>
  );
}

/** All answers, or those of the fields that are named; a field that is added later is not among them. */
function VisibleFields({ form }: { form: ClientForm }) {
  const access = useSetClientAccess(form.id);
  const stored = form.access.visibleFields;
  const [chosen, setChosen] = useState<string[] | null>(null);
  const visible = chosen ?? stored;
  const { data: definition } = useFormDefinition(form.id);
  const fields = definition && fieldsOf(definition).filter(isQuestion);
  const save = (visibleFields: string[] | null): void =>
    access.mutate({ visibleFields }, { onSettled: () => setChosen(null) });
  /** Closing the list and leaving the field may be one movement: prevents a second request. */
  const saveChosen = (): void => {
    if (chosen && !(access.isPending && access.variables.visibleFields === chosen)) save(chosen);
  };
  return (
    <>
      <Switch
        label={t`Client sees all answers`}
        checked={visible === null}
        disabled={!fields}
        onChange={(event) => save(event.currentTarget.checked ? null : (fields ?? []).map(({ id }) => id))}
      />
      {visible === null || !fields ? null : (
        <>
          <MultiSelect
            label={t`Answers the client sees`}
            description={t`Fields added later stay hidden until you select them here.`}
            placeholder={visible.length === 0 ? t`None` : ''}
            data={fields.map(({ id, label }) => ({ value: id, label: label.trim() || id }))}
            value={visible.filter((id) => fields.some((field) => field.id === id))}
            onChange={setChosen}
            onBlur={saveChosen}
            onDropdownClose={saveChosen}
          />
          <WhatFollows
            names={partsThatFollow([definition], visible).map(({ id, name }) => name.trim() || id)}
          />
        </>
      )}
    </>
  );
}

/** Names what the client sees as well: groups of these questions, and values computed from them alone. */
function WhatFollows({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const list = formatList(names);
  return <Text size="sm" c="dimmed">{t`The client also sees: ${list}`}</Text>;
}

/** First visible day, in the time zone of the administrator's profile (D-22); saved on leaving the field. */
function VisibleFrom({ form }: { form: ClientForm }) {
  const access = useSetClientAccess(form.id);
  const { visibleFrom } = form.access;
  const stored = visibleFrom ? dayIn(viewerZone(), visibleFrom) : '';
  const [typed, setTyped] = useState<string | null>(null);
  const save = (isWhole: boolean): void => {
    // Half a date is none, and none would show everything.
    if (!isWhole || typed === null || typed === stored) return setTyped(null);
    const from = typed === '' ? null : startOfDay(typed, viewerZone());
    access.mutate({ visibleFrom: from }, { onSettled: () => setTyped(null) });
  };
  return (
    <TextInput
      type="date"
      label={t`Client sees submissions from`}
      description={t`Hides earlier submissions. Leave empty to show all.`}
      w={260}
      value={typed ?? stored}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => save(!event.currentTarget.validity.badInput)}
    />
  );
}

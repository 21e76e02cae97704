import { t } from '@lingui/core/macro';
import { Button, Checkbox, MultiSelect, Radio, Stack } from '@mantine/core';
import type { Member, MemberRole, Right, SetMemberRequest } from '@inlay/api/contract';
import { BusyButton } from '../../components/BusyButton.tsx';
import { DialogFoot } from '../../components/DialogFoot.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { emailProblem } from '../../domain/identity/checks.ts';
import { EmailInput } from '../../domain/identity/EmailInput.tsx';
import { useFolders } from '../../domain/forms/folders.ts';
import { useForms } from '../../domain/forms/ownForms.ts';
import { useSavedForm } from '../../lib/useSavedForm.ts';
import { isOfWhole, RIGHTS, RIGHTS_OF, ROLES } from '../../domain/identity/roles.ts';

interface PersonFormProps {
  /** Whose role is changed; null for an invitation. */
  person: Member | null;
  /** Roles that the caller may give. */
  roles: readonly MemberRole[];
  save(request: SetMemberRequest & { email: string }): Promise<unknown>;
  onDone(): void;
  onCancel(): void;
}

/** Asks for a role, where it holds, and its rights; for an invitation, for the address as well. */
export function PersonForm({ person, roles, save, onDone, onCancel }: PersonFormProps) {
  const { form, problem, formProps } = useSavedForm({
    initialValues: valuesOf(person),
    check: ({ email, role, reach, folderIds, formIds }) => ({
      ...(!person && emailProblem(email)),
      ...(reach === 'places' &&
        !isOfWhole(role as MemberRole) &&
        folderIds.length + formIds.length === 0 && { folderIds: t`Choose at least one folder or form.` }),
    }),
    save: async (values) => {
      await save(toRequest(values));
      onDone();
    },
  });
  const role = form.values.role as MemberRole;
  return (
    <form {...formProps}>
      <Stack gap={24}>
        <FormProblem problem={problem} title={person ? t`Failed to change the role` : t`Failed to invite`} />
        {person ? null : <EmailInput data-autofocus {...form.getInputProps('email')} />}
        <Radio.Group
          label={t`Role`}
          value={role}
          onChange={(chosen) => {
            form.setFieldValue('role', chosen);
            form.setFieldValue('rights', [...RIGHTS_OF[chosen].first]);
          }}
        >
          <Stack gap={8} mt={4}>
            {roles.map((one) => (
              <Radio key={one} value={one} label={ROLES[one].name} description={ROLES[one].text} />
            ))}
          </Stack>
        </Radio.Group>
        {isOfWhole(role) ? null : <Reach form={form} />}
        {RIGHTS_OF[role].most.length > 0 ? (
          <Checkbox.Group label={t`Rights`} {...form.getInputProps('rights')}>
            <Stack gap={8} mt={4}>
              {RIGHTS_OF[role].most.map((right) => (
                <Checkbox key={right} value={right} label={RIGHTS[right]} />
              ))}
            </Stack>
          </Checkbox.Group>
        ) : null}
        <DialogFoot>
          <Button variant="default" onClick={onCancel}>
            {t`Cancel`}
          </Button>
          <BusyButton type="submit" isBusy={form.submitting}>
            {person ? t`Save role` : t`Send invitation`}
          </BusyButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}

type Values = {
  email: string;
  role: string;
  reach: string;
  folderIds: string[];
  formIds: string[];
  rights: string[];
};

function valuesOf(person: Member | null): Values {
  const [grant] = person?.grants ?? [];
  const role = person ? (person.role ?? grant?.role ?? 'viewer') : 'editor';
  const rights = person ? (person.role ? person.rights : (grant?.rights ?? [])) : RIGHTS_OF.editor.first;
  return {
    email: '',
    role,
    reach: person && !person.role ? 'places' : 'all',
    folderIds: (person?.grants ?? []).flatMap(({ folderId }) => folderId ?? []),
    formIds: (person?.grants ?? []).flatMap(({ formId }) => formId ?? []),
    rights: [...rights],
  };
}

function toRequest({ email, role: chosen, reach, folderIds, formIds, rights }: Values) {
  const role = chosen as MemberRole;
  const hasPlaces = reach === 'places' && !isOfWhole(role);
  return {
    email: email.trim(),
    role,
    rights: rights.filter((right) => RIGHTS_OF[role].most.some((one) => one === right)) as Right[],
    places: hasPlaces ? { folderIds, formIds } : null,
  };
}

function Reach({ form }: { form: ReturnType<typeof useSavedForm<Values>>['form'] }) {
  const { data: folders } = useFolders();
  const { data: forms } = useForms();
  return (
    <Stack gap={12}>
      <Radio.Group label={t`Which forms`} {...form.getInputProps('reach')}>
        <Stack gap={8} mt={4}>
          <Radio value="all" label={t`All forms`} description={t`Also forms you create later.`} />
          <Radio value="places" label={t`Chosen folders and forms`} />
        </Stack>
      </Radio.Group>
      {form.values.reach === 'places' ? (
        <>
          <MultiSelect
            label={t`Folders`}
            searchable
            nothingFoundMessage={t`No folders`}
            data={(folders?.folders ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('folderIds')}
          />
          <MultiSelect
            label={t`Forms`}
            searchable
            nothingFoundMessage={t`No forms`}
            data={(forms?.forms ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            {...form.getInputProps('formIds')}
          />
        </>
      ) : null}
    </Stack>
  );
}

import { plural, t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import type { AdminForm } from '@inlay/api/contract';
import { FormsDrawing } from '../../../components/drawings/FormsDrawing.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { SearchField } from '../../../components/SearchField.tsx';
import { Section } from '../../../components/Section.tsx';
import { useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { useAdminForms, useUnassignForm } from './formsApi.ts';
import { AdminList } from '../list/AdminList.tsx';
import { AssignForm } from './AssignForm.tsx';
import classes from './assignments.module.css';
import { Person } from '../list/Person.tsx';

/** Form Assignments: users who read the submissions of others' forms (ADMIN-014…022). */
export function FormAssignmentsPage() {
  const search = useUrlSearch();
  const forms = useAdminForms({ search: search.query, assigned: 'yes' });
  const { ref, rescue } = useFocusRescue();
  return (
    <Stack gap={24}>
      <AssignForm />
      <Section
        title={t`Current Assignments`}
        text={t`When you unassign a form, the user loses access immediately. The form stays with its owner.`}
        headingRef={ref}
        action={<SearchField label={t`Search assignments`} className={classes['search']} search={search} />}
      >
        <AdminList
          list={forms}
          caption={t`Current Assignments`}
          describe={(count, shown) =>
            plural(count, { one: `${shown} assignment`, other: `${shown} assignments` })
          }
          failure={t`Failed to load forms`}
          rowsOf={(page) => page.forms}
          totalOf={(page) => page.total}
          rowId={({ id }) => id}
          columns={columns(() => rescue())}
          search={search.query}
          onClear={search.clear}
          empty={{
            title: t`No form is assigned`,
            text: t`Assigned forms will appear here.`,
            drawing: <FormsDrawing />,
          }}
        />
      </Section>
    </Stack>
  );
}

const columns = (onUnassigned: () => void): TableColumn<AdminForm>[] => [
  { id: 'form', title: t`Form`, cell: ({ title }) => title },
  {
    id: 'assignee',
    title: t`Assigned to`,
    cell: ({ assignee }) =>
      assignee ? (
        <Person name={assignee.fullName} email={assignee.email} />
      ) : (
        <Text size="sm" c="dimmed">
          {t`Unknown User`}
        </Text>
      ),
  },
  {
    id: 'owner',
    title: t`Owner`,
    cell: ({ ownerName, ownerEmail }) => <Person name={ownerName} email={ownerEmail} />,
  },
  {
    id: 'actions',
    title: '',
    cell: (form) => <UnassignButton form={form} onUnassigned={onUnassigned} />,
  },
];

function UnassignButton({ form, onUnassigned }: { form: AdminForm; onUnassigned(): void }) {
  const unassign = useUnassignForm();
  return (
    <BusyButton
      variant="default"
      size="xs"
      aria-label={t`Unassign ${form.title}`}
      isBusy={unassign.isPending}
      onClick={() => void unassign.mutateAsync(form.id).then(onUnassigned, onUnassigned)}
    >
      {t`Unassign`}
    </BusyButton>
  );
}

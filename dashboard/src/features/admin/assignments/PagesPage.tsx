import { plural, t } from '@lingui/core/macro';
import { Button, Stack, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { AdminFolderListResponse, AdminForm } from '@inlay/api/contract';
import { FolderDrawing } from '../../../components/drawings/FolderDrawing.tsx';
import { FormsDrawing } from '../../../components/drawings/FormsDrawing.tsx';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { Section } from '../../../components/Section.tsx';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { useAdminFolders, useAdminForms } from './formsApi.ts';
import { findInSiteMap } from './siteMap.ts';
import { AdminList } from '../list/AdminList.tsx';
import { Person } from '../list/Person.tsx';
import classes from './pages.module.css';

type AdminFolder = AdminFolderListResponse['folders'][number];

const FOLDER_COLUMNS: readonly TableColumn<AdminFolder>[] = [
  {
    id: 'name',
    title: t`Folder`,
    cell: ({ id, name }) => (
      <Link to={`/folder/${id}`} className="target">
        {name}
      </Link>
    ),
  },
  { id: 'description', title: t`Description`, cell: ({ description }) => description },
  {
    id: 'owner',
    title: t`Owner`,
    cell: ({ ownerName, ownerEmail }) => <Person name={ownerName} email={ownerEmail} />,
  },
];

const FORM_COLUMNS: readonly TableColumn<AdminForm>[] = [
  { id: 'title', title: t`Form`, cell: ({ title }) => title },
  { id: 'state', title: t`State`, cell: ({ active }) => <StateBadge active={active} /> },
  {
    id: 'owner',
    title: t`Owner`,
    cell: ({ ownerName, ownerEmail }) => <Person name={ownerName} email={ownerEmail} />,
  },
  {
    id: 'submissions',
    title: t`Submissions`,
    isNumber: true,
    cell: ({ submissionCount }) => formatNumber(submissionCount),
  },
  {
    id: 'last',
    title: t`Last response`,
    cell: ({ lastSubmissionAt }) => (lastSubmissionAt ? <RelativeTime iso={lastSubmissionAt} /> : null),
  },
  {
    id: 'links',
    title: '',
    cell: ({ id, title }) => (
      <span className={classes['links']}>
        <Link to={`/builder/${id}`} aria-label={t`Edit ${title}`}>
          {t`Edit`}
        </Link>
        <Link to={`/submissions?formId=${id}`} aria-label={t`View submissions of ${title}`}>
          {t`View submissions`}
        </Link>
      </span>
    ),
  },
];

/** All Pages: every form, every client folder and, folded, every address (ADMIN-006…010, decision 073). */
export function PagesPage() {
  const search = useUrlSearch();
  const folders = useAdminFolders({ search: search.query });
  const forms = useAdminForms({ search: search.query });
  return (
    <Stack gap={24}>
      <SearchField label={t`Search pages, folders and forms`} className={classes['search']} search={search} />
      <Section title={t`Forms`} text={t`The forms of all users.`}>
        <AdminList
          list={forms}
          caption={t`Forms`}
          describe={(count, shown) => plural(count, { one: `${shown} form`, other: `${shown} forms` })}
          failure={t`Failed to load forms`}
          rowsOf={(page) => page.forms}
          totalOf={(page) => page.total}
          rowId={({ id }) => id}
          columns={FORM_COLUMNS}
          search={search.query}
          onClear={search.clear}
          empty={{
            title: t`No forms yet`,
            text: t`Forms of all users will appear here.`,
            drawing: <FormsDrawing />,
          }}
        />
      </Section>
      {/* The forms above decide where it stands. */}
      {forms.isPending ? null : (
        <>
          <Section title={t`Client folders`} text={t`The folders of all users.`}>
            <AdminList
              list={folders}
              caption={t`Client folders`}
              describe={(count, shown) =>
                plural(count, { one: `${shown} folder`, other: `${shown} folders` })
              }
              failure={t`Failed to load folders`}
              rowsOf={(page) => page.folders}
              rowId={({ id }) => id}
              columns={FOLDER_COLUMNS}
              search={search.query}
              onClear={search.clear}
              empty={{
                title: t`No client folders yet`,
                text: t`Folders of all users will appear here.`,
                drawing: <FolderDrawing />,
              }}
            />
          </Section>
          <Addresses search={search.query} />
        </>
      )}
    </Stack>
  );
}

/** Addresses to pass on to somebody; folded until they are searched for or asked for. */
function Addresses({ search }: { search: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const groups = findInSiteMap(search);
  const isShown = isOpen || (search !== '' && groups.length > 0);
  return (
    <Section
      title={t`Addresses of pages`}
      text={t`Pass on a link to a page, such as the sign-in of clients.`}
      action={
        <Button
          size="xs"
          variant="default"
          aria-expanded={isShown}
          aria-controls={id}
          aria-label={t`Show addresses of pages`}
          onClick={() => setOpen(!isShown)}
        >
          {isShown ? t`Hide` : t`Show`}
        </Button>
      }
    >
      <div className={classes['groups']} id={id} hidden={!isShown}>
        {groups.map(({ title, entries }) => (
          <div key={title}>
            <Title order={3} size="h3" className={classes['group'] ?? ''}>
              <bdi>{title}</bdi>
            </Title>
            <ul className={classes['map']}>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Link to={entry.path} reloadDocument={entry.isServerPage === true}>
                    <bdi>{entry.title}</bdi>
                  </Link>
                  <span className={classes['path']}>{entry.path}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

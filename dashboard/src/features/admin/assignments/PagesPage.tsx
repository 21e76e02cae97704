import { Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminFolderListResponse, AdminForm } from '@inlay/api/contract';
import type { TableColumn } from '../../../components/table/tableColumn.ts';
import { SearchField } from '../../../components/SearchField.tsx';
import { Section } from '../../../components/Section.tsx';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { useAdminFolders, useAdminForms } from './formsApi.ts';
import { findInSiteMap } from './siteMap.ts';
import { AdminList } from '../list/AdminList.tsx';
import { Person } from '../list/Person.tsx';
import classes from './pages.module.css';

type AdminFolder = AdminFolderListResponse['folders'][number];

const FOLDER_COLUMNS: readonly TableColumn<AdminFolder>[] = [
  { id: 'name', title: 'Folder', cell: ({ id, name }) => <Link to={`/folder/${id}`}>{name}</Link> },
  { id: 'description', title: 'Description', cell: ({ description }) => description },
  {
    id: 'owner',
    title: 'Owner',
    cell: ({ ownerName, ownerEmail }) => <Person name={ownerName} email={ownerEmail} />,
  },
];

const FORM_COLUMNS: readonly TableColumn<AdminForm>[] = [
  { id: 'title', title: 'Form', cell: ({ title }) => title },
  { id: 'state', title: 'State', cell: ({ active }) => <StateBadge active={active} /> },
  {
    id: 'owner',
    title: 'Owner',
    cell: ({ ownerName, ownerEmail }) => <Person name={ownerName} email={ownerEmail} />,
  },
  {
    id: 'links',
    title: '',
    cell: ({ id, title }) => (
      <span className={classes['links']}>
        <Link to={`/builder/${id}`} aria-label={`Edit ${title}`}>
          Edit
        </Link>
        <Link to={`/submissions?formId=${id}`} aria-label={`View submissions of ${title}`}>
          View submissions
        </Link>
      </span>
    ),
  },
];

/** All Pages: every screen, every client folder, every form (ADMIN-006…010). */
export function PagesPage() {
  const search = useUrlSearch();
  const folders = useAdminFolders({ search: search.asked });
  const forms = useAdminForms({ search: search.asked });
  return (
    <Stack gap={24}>
      <SearchField label="Search pages, folders and forms" className={classes['search']} search={search} />
      <SiteMap search={search.asked} />
      <Section title="Client folders" text="The folders of all users.">
        <AdminList
          list={folders}
          caption="Client folders"
          what={['folder', 'folders']}
          failure="Failed to load folders"
          rowsOf={(page) => page.folders}
          rowId={({ id }) => id}
          columns={FOLDER_COLUMNS}
          search={search.asked}
          onClear={search.clear}
          empty={{ title: 'No client folders yet', text: 'Folders of all users will stand here.' }}
        />
      </Section>
      <Section title="Forms" text="The forms of all users.">
        <AdminList
          list={forms}
          caption="Forms"
          what={['form', 'forms']}
          failure="Failed to load forms"
          rowsOf={(page) => page.forms}
          totalOf={(page) => page.total}
          rowId={({ id }) => id}
          columns={FORM_COLUMNS}
          search={search.asked}
          onClear={search.clear}
          empty={{ title: 'No forms yet', text: 'Forms of all users will stand here.' }}
        />
      </Section>
    </Stack>
  );
}

function SiteMap({ search }: { search: string }) {
  const groups = findInSiteMap(search);
  return (
    <Section title="Site map" text="Every screen that needs no form or folder to be opened.">
      {groups.length === 0 ? (
        <Text c="dimmed" px={16} pb={16}>
          No page matches “{search}”.
        </Text>
      ) : null}
      <div className={classes['groups']}>
        {groups.map(({ title, entries }) => (
          <div key={title}>
            <Title order={3} size="h3" className={classes['group'] ?? ''}>
              {title}
            </Title>
            <ul className={classes['map']}>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Link to={entry.path} reloadDocument={entry.isServerPage === true}>
                    {entry.title}
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

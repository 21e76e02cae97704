import { plural, t } from '@lingui/core/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Folder } from '@inlay/api/contract';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { titlesOf } from '../filterFolders.ts';
import classes from './folders.module.css';

/** One folder, with the details of its view (FOLD-002, FOLD-005…011). */
export function FolderItem(props: { folder: Folder; view: FolderView; onDelete(): void }) {
  const { folder, view, onDelete } = props;
  return (
    <li className={`card ${classes['folder']}`} data-view={view}>
      <div className={classes['words']}>
        <Group gap={8} wrap="nowrap" align="flex-start">
          <Title order={2} size="h3" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{folder.name}</bdi>
          </Title>
          <StateBadge active={folder.hasActiveForms} />
        </Group>
        {folder.description ? (
          <Text size="sm" c="dimmed" lineClamp={view === 'cards' ? 2 : 1} dir="auto">
            {folder.description}
          </Text>
        ) : null}
      </div>
      <Text size="sm" className="tabular">
        {plural(folder.formCount, { one: '# form', other: '# forms' })} ·{' '}
        {plural(folder.submissionCount, { one: '# submission', other: '# submissions' })} ·{' '}
        {plural(folder.activeFormCount, {
          0: 'no active form',
          one: '# active form',
          other: '# active forms',
        })}
      </Text>
      {view === 'cards' && folder.activeFormCount > 0 ? (
        <ul className={classes['titles']} aria-label={t`Active forms`}>
          {titlesOf(folder).map((title, index) => (
            <li key={index}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
      <Group gap={8} wrap="nowrap" className={classes['actions'] ?? ''}>
        <Button
          component={Link}
          to={`/folder/${folder.id}`}
          variant="default"
          size="xs"
          aria-label={t`Manage ${folder.name}`}
        >
          {t`Manage`}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={t`Delete ${folder.name}`}
          onClick={onDelete}
        >
          {t`Delete`}
        </Button>
      </Group>
    </li>
  );
}

/** Views of the folders; cards have most details (D-54). */
export const FOLDER_VIEWS = ['cards', 'grid', 'list'] as const;
export type FolderView = (typeof FOLDER_VIEWS)[number];

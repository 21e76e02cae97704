import { plural, t } from '@lingui/core/macro';
import { Badge, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Folder } from '@inlay/api/contract';
import { FolderMark } from '../../../domain/forms/FolderMark.tsx';
import { StateBadge } from '../../../domain/forms/StateBadge.tsx';
import { unreadText } from '../../../domain/forms/trends.ts';
import { formatList } from '../../../lib/formatList.ts';
import { titlesOf } from '../filterFolders.ts';
import { FolderMenu, type FolderActions } from './FolderMenu.tsx';
import classes from './folders.module.css';

interface FolderItemProps extends FolderActions {
  folder: Folder;
  view: FolderView;
  /** Unread submissions of its forms. */
  unread: number;
  /** Whether the person may change folders. */
  isManager: boolean;
}

/** People of a client that a card names. */
const SHOWN_PEOPLE = 2;

/** One client: their folder in their colour, with the details of its view (FOLD-002, FOLD-005…011, FOLD-080). */
export function FolderItem({ folder, view, unread, isManager, ...actions }: FolderItemProps) {
  return (
    <li className={`card ${classes['folder']}`} data-view={view}>
      <div className={classes['words']}>
        <Group gap={8} wrap="nowrap" align="flex-start">
          <BrandMark brand={folder.brand} />
          <Title order={2} size="h3" lineClamp={2} style={{ flex: 1, overflowWrap: 'anywhere' }}>
            <Link className="covers" to={`/folder/${folder.id}`}>
              <bdi>{folder.name}</bdi>
            </Link>
          </Title>
          {isManager ? <FolderMenu folder={folder} {...actions} /> : null}
        </Group>
        <Group gap={8}>
          <StateBadge active={folder.hasActiveForms} />
          {unread > 0 ? <Badge className="tabular">{t`${unreadText(unread)} unread`}</Badge> : null}
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
      <Text size="sm" c="dimmed" mt="auto" style={{ overflowWrap: 'anywhere' }}>
        <SharedWith people={folder.people} />
      </Text>
    </li>
  );
}

/** The logo of a client; without one, a folder in their colour. */
export function BrandMark({ brand }: Pick<Folder, 'brand'>) {
  return brand?.logoUrl ? (
    <img src={brand.logoUrl} alt="" style={{ maxWidth: 72, height: 24, objectFit: 'contain' }} />
  ) : (
    <FolderMark brand={brand} size={20} />
  );
}

/** Whom a folder is shared with, in a sentence. */
export function SharedWith({ people }: Pick<Folder, 'people'>) {
  if (people.length === 0) return t`Not shared yet`;
  const names = people.slice(0, SHOWN_PEOPLE).map(({ name, email }) => name || email);
  const more = people.length - names.length;
  const list = formatList(more > 0 ? [...names, plural(more, { one: '# more', other: '# more' })] : names);
  return t`Shared with ${list}`;
}

/** Views of the folders; cards have most details (D-54). */
export const FOLDER_VIEWS = ['cards', 'grid', 'list'] as const;
export type FolderView = (typeof FOLDER_VIEWS)[number];

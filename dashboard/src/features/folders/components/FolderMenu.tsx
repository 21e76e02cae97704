import { t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '~icons/dots';
import IconFolder from '~icons/folder';
import IconPencil from '~icons/pencil';
import IconSend from '~icons/send';
import IconTrash from '~icons/trash';
import { Link } from 'react-router';
import type { Folder } from '@inlay/api/contract';
import { useSession } from '../../../domain/identity/session.ts';
import classes from './folders.module.css';

/** Dialogs that a folder's menu opens. */
export interface FolderActions {
  onEdit(): void;
  onInvite(): void;
  onDelete(): void;
}

/** Everything that can be done with a folder from a list (FOLD-010, FOLD-011). */
export function FolderMenu({ folder, onEdit, onInvite, onDelete }: FolderActions & { folder: Folder }) {
  const { user } = useSession();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes['menu'] ?? ''}
          aria-label={t`Actions for ${folder.name}`}
        >
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/folder/${folder.id}`} leftSection={<IconFolder size={16} />}>
          {t`Manage`}
        </Menu.Item>
        <Menu.Item onClick={onEdit} leftSection={<IconPencil size={16} />}>
          {t`Edit folder`}
        </Menu.Item>
        {user?.role === 'admin' || folder.canShare ? (
          <Menu.Item onClick={onInvite} leftSection={<IconSend size={16} />}>
            {t`Invite`}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item onClick={onDelete} leftSection={<IconTrash size={16} />}>
          {t`Delete`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { t } from '@lingui/core/macro';
import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import IconFolderPlus from '~icons/folder-plus';
import IconLayoutCards from '~icons/layout-cards';
import IconLayoutGrid from '~icons/layout-grid';
import IconLayoutList from '~icons/layout-list';
import { Suspense, useState } from 'react';
import type { Folder } from '@inlay/api/contract';
import { CardSkeleton } from '../../../components/CardSkeleton.tsx';
import { FolderDrawing } from '../../../components/drawings/FolderDrawing.tsx';
import { SearchDrawing } from '../../../components/drawings/SearchDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { IconSwitch } from '../../../components/IconSwitch.tsx';
import { LazyInviteDialog } from '../../../domain/clients/LazyInviteDialog.tsx';
import { useFolders } from '../../../domain/forms/folders.ts';
import { useUnreadByFolder } from '../useUnreadByFolder.ts';
import { filterFolders, FOLDER_STATES, type FolderState } from '../filterFolders.ts';
import { AccountClients } from './AccountClients.tsx';
import { DeleteFolderDialog } from './DeleteFolderDialog.tsx';
import { FolderDialog } from './FolderDialog.tsx';
import { FOLDER_VIEWS, FolderItem, type FolderView } from './FolderItem.tsx';
import classes from './folders.module.css';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useSession } from '../../../domain/identity/session.ts';
import { useAccountAbility, useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

const STATE_LABELS = { all: t`All`, active: t`Active`, inactive: t`Inactive` } as const;
const VIEWS = [
  { value: 'cards', label: t`Cards`, icon: IconLayoutCards },
  { value: 'grid', label: t`Grid`, icon: IconLayoutGrid },
  { value: 'list', label: t`List`, icon: IconLayoutList },
] as const satisfies readonly { value: FolderView; label: string; icon: typeof IconLayoutGrid }[];

/** What is asked about a folder, or about a new one (null). */
interface FolderAsk {
  what: 'edit' | 'invite' | 'delete';
  folder: Folder | null;
}

/** The client folders of the person (FOLD-001…026). */
export function FoldersTab() {
  const { data, isPending, error, refetch } = useFolders();
  const search = useUrlSearch();
  const [state, setState] = useState<FolderState>('all');
  const [view, setView] = useFolderView();
  const [asking, setAsking] = useState<FolderAsk | null>(null);
  const unread = useUnreadByFolder();
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  const folders = data?.folders ?? [];
  const shown = filterFolders(folders, search.query, state);
  const isAdministrator = useSession().user?.role === 'admin';
  const mayManage = useAccountAbility('organise');
  const refusal = useRoleRefusal(mayManage);
  const create = (
    <Refusable refusal={refusal}>
      <Button
        className={classes['create'] ?? ''}
        leftSection={<IconFolderPlus size={16} />}
        onClick={() => setAsking({ what: 'edit', folder: null })}
      >
        {t`Create New Client Folder`}
      </Button>
    </Refusable>
  );
  return (
    <Stack gap={16} ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      <div className={classes['filters']}>
        <SearchField label={t`Search folders`} search={search} className={classes['search']} />
        <SegmentedControl
          aria-label={t`Show`}
          data={FOLDER_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
          value={state}
          onChange={setState}
        />
        <IconSwitch<FolderView> label={t`View`} value={view} choices={VIEWS} onChange={setView} />
        {data && folders.length === 0 ? null : create}
      </div>
      {data && folders.length === 0 ? (
        <div className="card">
          <EmptyState
            drawing={<FolderDrawing />}
            title={t`No client folders yet`}
            text={t`Keep a client’s forms together in one folder.`}
            action={create}
          />
        </div>
      ) : null}
      {folders.length > 0 && shown.length === 0 ? (
        <div className="card">
          <EmptyState
            drawing={<SearchDrawing />}
            title={t`No folders match your criteria`}
            action={
              <Group gap={8} justify="center" mt={8}>
                {search.query ? (
                  <Button variant="default" onClick={search.clear}>
                    {t`Clear Search`}
                  </Button>
                ) : null}
                {state !== 'all' ? (
                  <Button variant="default" onClick={() => setState('all')}>
                    {t`Clear Filters`}
                  </Button>
                ) : null}
              </Group>
            }
          />
        </div>
      ) : null}
      <div className={classes['container']}>
        {isPending ? (
          <div className={classes['folders']} data-view={view} aria-hidden="true">
            {[1, 2, 3].map((folder) => (
              <CardSkeleton key={folder} foot="buttons" />
            ))}
          </div>
        ) : null}
        <ul className={classes['folders']} data-view={view} aria-label={t`Client folders`}>
          {shown.map((folder) => (
            <FolderItem
              key={folder.id}
              folder={folder}
              view={view}
              unread={unread.get(folder.id) ?? 0}
              isManager={mayManage}
              onEdit={() => setAsking({ what: 'edit', folder })}
              onInvite={() => setAsking({ what: 'invite', folder })}
              onDelete={() => setAsking({ what: 'delete', folder })}
            />
          ))}
        </ul>
      </div>
      {isAdministrator ? null : <AccountClients folders={folders} />}
      {error ? (
        <LoadFailure
          title={t`Failed to load client folders`}
          error={error}
          onRetry={() => refetch()}
          isStale={data !== undefined}
        />
      ) : null}
      <FolderDialogs
        asking={asking}
        onClose={() => setAsking(null)}
        onDeleted={() => rescue(DIALOG_LEAVES_MS)}
      />
    </Stack>
  );
}

interface FolderDialogsProps {
  asking: FolderAsk | null;
  onClose(): void;
  onDeleted(): void;
}

function FolderDialogs({ asking, onClose, onDeleted }: FolderDialogsProps) {
  // Keeps its words while it closes.
  const asked = useLastKnown(asking);
  return (
    <>
      <FolderDialog opened={asking?.what === 'edit'} folder={asked?.folder ?? null} onClose={onClose} />
      <Suspense>
        {asking?.what === 'invite' && asking.folder ? (
          <LazyInviteDialog folder={asking.folder} onClose={onClose} />
        ) : null}
      </Suspense>
      <DeleteFolderDialog
        folder={asking?.what === 'delete' ? asking.folder : null}
        onClose={onClose}
        onDeleted={onDeleted}
      />
    </>
  );
}

/** Remembered in this browser, whose values may be invalid (D-54). */
function useFolderView(): [FolderView, (view: FolderView) => void] {
  const [stored, store] = useLocalStorage({
    key: 'folders-view',
    defaultValue: 'cards',
    getInitialValueInEffect: false,
  });
  return [FOLDER_VIEWS.find((view) => view === stored) ?? 'cards', store];
}

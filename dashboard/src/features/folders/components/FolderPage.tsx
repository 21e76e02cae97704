import { t } from '@lingui/core/macro';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import IconFolderSymlink from '~icons/folder-symlink';
import IconPencil from '~icons/pencil';
import IconPlus from '~icons/plus';
import IconSend from '~icons/send';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { Folder, FolderResponse, FormSummary } from '@inlay/api/contract';
import { CardSkeleton } from '../../../components/CardSkeleton.tsx';
import { LostDrawing } from '../../../components/drawings/LostDrawing.tsx';
import { FolderDrawing } from '../../../components/drawings/FolderDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { DIALOG_LEAVES_MS, useFocusRescue } from '../../../lib/useFocusRescue.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { LazyInviteDialog } from '../../../domain/clients/LazyInviteDialog.tsx';
import { useSession } from '../../../domain/identity/session.ts';
import { useFormLimit, useForms } from '../../../domain/forms/ownForms.ts';
import { useScreenTitle } from '../../../lib/screenTitle.ts';
import { toastError } from '../../../lib/toasts.tsx';
import { useFolder } from '../api/folders.ts';
import { FolderDialog } from './FolderDialog.tsx';
import { BrandMark, SharedWith } from './FolderItem.tsx';
import { FolderPeople } from './FolderPeople.tsx';
import classes from './folders.module.css';
import { BackLink } from '../../../components/BackLink.tsx';

interface FolderPageProps {
  /** The cards of its forms. */
  children(forms: readonly FormSummary[], onRescue: (delayMs: number) => void): ReactNode;
  /** The dialog that moves other forms here. */
  renderMove(move: { folder: Folder; forms: readonly FormSummary[]; onClose(): void }): ReactNode;
}

/** One client folder with its forms (FOLD-028…062). */
export function FolderPage({ children, renderMove }: FolderPageProps) {
  const folderId = useParams()['folderId'] ?? '';
  const { data, error, refetch } = useFolder(folderId);
  const { isFull, text: limitText } = useFormLimit();
  const [isEditing, setEditing] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const isAdministrator = useSession().user?.role === 'admin';
  const mayInvite = isAdministrator || (data?.folder.canShare ?? false);
  const { ref, rescue } = useFocusRescue<HTMLDivElement>();
  const move = useMoveHere(data, renderMove, () => rescue(DIALOG_LEAVES_MS));
  const isMissing = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isMissing) toastError(t`Failed to load folder data`);
  }, [isMissing]);

  useScreenTitle(data?.folder.name);
  const back = <BackLink to="/dashboard?tab=folders">{t`Back to Dashboard`}</BackLink>;
  if (error && !data) {
    return (
      <div className="page">
        <Stack gap={16}>
          {back}
          {isMissing ? (
            <div className="card">
              <EmptyState
                drawing={<LostDrawing />}
                title={t`Folder not found`}
                text={t`This folder doesn’t exist, or you don’t have access to it.`}
              />
            </div>
          ) : (
            <LoadFailure title={t`Failed to load folder data`} error={error} onRetry={() => refetch()} />
          )}
        </Stack>
      </div>
    );
  }
  const newForm = (label: string) =>
    data?.folder.canCreate && !isFull ? (
      <Button component={Link} to={`/builder?folder=${folderId}`} leftSection={<IconPlus size={16} />}>
        {label}
      </Button>
    ) : null;
  return (
    <div className="page" ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      <Stack gap={16}>
        {back}
        {data ? (
          <Group justify="space-between" align="flex-start" gap={16}>
            <FolderWords folder={data.folder} />
            <Group gap={8}>
              {data.canManage ? (
                <Button
                  variant="default"
                  leftSection={<IconPencil size={16} />}
                  onClick={() => setEditing(true)}
                >
                  {t`Edit folder`}
                </Button>
              ) : null}
              {mayInvite ? (
                <Button
                  variant="default"
                  leftSection={<IconSend size={16} />}
                  onClick={() => setInviting(true)}
                >
                  {t`Invite`}
                </Button>
              ) : null}
              {move.button}
              {newForm(t`Create New Form for ${data.folder.name}`)}
            </Group>
          </Group>
        ) : (
          <FolderSkeleton />
        )}
        {data?.folder.canCreate && isFull ? (
          <Text size="sm" c="dimmed">
            {limitText}
          </Text>
        ) : null}
        {data?.forms.length === 0 ? (
          <div className="card">
            <EmptyState
              drawing={<FolderDrawing />}
              title={t`No forms yet`}
              text={t`Forms in this folder will appear here.`}
              action={
                <Group gap={8} justify="center">
                  {newForm(t`Create Form`)}
                  {move.button}
                </Group>
              }
            />
          </div>
        ) : null}
        {data ? children(data.forms, rescue) : null}
        {data ? <FolderPeople folder={data.folder} isAdministrator={isAdministrator} /> : null}
      </Stack>
      {data ? (
        <FolderDialog opened={isEditing} folder={data.folder} onClose={() => setEditing(false)} />
      ) : null}
      {move.dialog}
      <Suspense>
        {data && isInviting ? (
          <LazyInviteDialog folder={data.folder} onClose={() => setInviting(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}

/** The button that moves other forms of the account into the folder, and its dialog. */
function useMoveHere(
  data: FolderResponse | undefined,
  renderMove: FolderPageProps['renderMove'],
  onClosed: () => void,
) {
  const [isMoving, setMoving] = useState(false);
  const forms = (useForms().data?.forms ?? []).filter(
    ({ clientFolderId, abilities }) => clientFolderId !== data?.folder.id && abilities.organise,
  );
  const onClose = (): void => {
    setMoving(false);
    onClosed();
  };
  return {
    button:
      data?.folder.canCreate && forms.length > 0 ? (
        <Button
          variant="default"
          leftSection={<IconFolderSymlink size={16} />}
          onClick={() => setMoving(true)}
        >
          {t`Move forms here`}
        </Button>
      ) : null,
    dialog: data && isMoving ? renderMove({ folder: data.folder, forms, onClose }) : null,
  };
}

function FolderWords({ folder }: { folder: Folder }) {
  return (
    <div className={classes['words']}>
      <Group gap={8} wrap="nowrap">
        <BrandMark brand={folder.brand} />
        <Title order={2} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{folder.name}</bdi>
        </Title>
      </Group>
      {folder.description ? (
        <Text c="dimmed" dir="auto">
          {folder.description}
        </Text>
      ) : null}
      <Text size="sm" c="dimmed">
        <SharedWith people={folder.people} />
      </Text>
    </div>
  );
}

function FolderSkeleton() {
  return (
    <div className={classes['container']} aria-hidden="true">
      <Group justify="space-between" align="flex-start" gap={16} mb={16}>
        <div className={classes['words']}>
          <Skeleton height={25} width={240} maw="100%" />
          <Skeleton height={21} width={360} maw="100%" />
        </div>
        <Group gap={8}>
          <Skeleton height={36} width={120} />
          <Skeleton height={36} width={240} />
        </Group>
      </Group>
      <div className={classes['folders']} data-view="cards">
        {[1, 2, 3].map((form) => (
          <CardSkeleton key={form} foot="figures" />
        ))}
      </div>
    </div>
  );
}

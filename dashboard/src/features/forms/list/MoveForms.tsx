import { plural, t } from '@lingui/core/macro';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import IconFolder from '~icons/folder';
import IconFolderPlus from '~icons/folder-plus';
import IconSearch from '~icons/search';
import { useState, type FormEvent } from 'react';
import type { FormSummary } from '@inlay/api/contract';
import { MAX_FOLDER_NAME_LENGTH } from '@inlay/sdk/model';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Audience } from '../../../domain/forms/Audience.tsx';
import { useFolders } from '../../../domain/forms/folders.ts';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useChangeForms, type FormPlace } from './changeForms.ts';
import classes from './formList.module.css';

interface MoveFormsProps {
  /** Null while the dialog is closed. */
  forms: readonly FormSummary[] | null;
  onClose(): void;
  onFailed?(failed: readonly FormSummary[]): void;
}

/** Dialog that puts forms into a client folder, or takes them out of theirs (FOLD-081). */
export function MoveForms({ forms, ...props }: MoveFormsProps) {
  const shown = useLastKnown(forms);
  const title = plural(shown?.length ?? 0, { one: '# form', other: '# forms' });
  return (
    <Modal opened={forms !== null} onClose={props.onClose} title={t`Move ${title}`}>
      {shown ? <Places forms={shown} {...props} /> : null}
    </Modal>
  );
}

/** The folders, where one press moves the forms; a name that no folder has makes one. */
function Places({ forms, onClose, onFailed }: MoveFormsProps & { forms: readonly FormSummary[] }) {
  const { data, error, refetch } = useFolders();
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useChangeForms();
  const folders = data?.folders ?? [];
  const left = new Set(forms.map(({ clientFolderId }) => clientFolderId));
  const name = typed.trim();
  const wanted = name.toLocaleLowerCase();
  // Where all of them are already is no place to move them to.
  const others = folders.filter(({ id }) => left.size > 1 || !left.has(id));
  const found = others.filter((folder) => folder.name.toLocaleLowerCase().includes(wanted));
  const isNew = name !== '' && folders.every((folder) => folder.name.toLocaleLowerCase() !== wanted);
  const move = (place: FormPlace): void =>
    mutate(
      { forms, change: { kind: 'move', ...place } },
      {
        onSuccess: ({ failed }) => {
          if (failed.length > 0) onFailed?.(failed);
          onClose();
        },
      },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [first] = found;
    if (isPending) return;
    if (first) move({ folderId: first.id });
    else if (isNew) move({ folderId: null, newFolder: name });
  };
  const row = { variant: 'subtle', color: 'gray', justify: 'flex-start', disabled: isPending } as const;
  return (
    <form onSubmit={submit}>
      <Stack gap={16}>
        <TextInput
          data-autofocus
          aria-label={t`Search folders, or name a new one`}
          placeholder={t`Search folders, or name a new one`}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          maxLength={MAX_FOLDER_NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {error ? (
          <LoadFailure title={t`Failed to load client folders`} error={error} onRetry={() => refetch()} />
        ) : null}
        <ul className={classes['places']} aria-label={t`Client folders`} aria-busy={!data && !error}>
          {found.map((folder) => (
            <li key={folder.id}>
              <Button
                {...row}
                fullWidth
                h="auto"
                mih={36}
                ta="start"
                leftSection={<IconFolder size={16} aria-hidden="true" />}
                onClick={() => move({ folderId: folder.id })}
              >
                <span>
                  <bdi>{folder.name}</bdi>
                  <Audience folder={folder} />
                </span>
              </Button>
            </li>
          ))}
          {isNew ? (
            <li>
              <Button
                {...row}
                fullWidth
                leftSection={<IconFolderPlus size={16} aria-hidden="true" />}
                onClick={() => move({ folderId: null, newFolder: name })}
              >
                {t`New folder “${name}”`}
              </Button>
            </li>
          ) : null}
        </ul>
        {[...left].some((id) => id !== null) ? (
          <Button
            variant="default"
            disabled={isPending}
            style={{ alignSelf: 'flex-end' }}
            onClick={() => move({ folderId: null })}
          >
            {t`Remove from folder`}
          </Button>
        ) : null}
      </Stack>
    </form>
  );
}

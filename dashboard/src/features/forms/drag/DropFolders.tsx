import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { useState, type DragEvent } from 'react';
import { FolderMark } from '../../../domain/forms/FolderMark.tsx';
import { Audience } from '../../../domain/forms/Audience.tsx';
import { useFolders } from '../../../domain/forms/folders.ts';
import { useForms } from '../../../domain/forms/ownForms.ts';
import { DRAGGED_FORMS } from '../../../lib/draggedForms.ts';
import { useChangeForms } from '../list/changeForms.ts';

/** All folders, as places for the forms that are dragged (FOLD-082). @param className of a line of the sidebar */
export function DropFolders({ className }: { className: string | undefined }) {
  const folders = useFolders().data?.folders ?? [];
  const forms = useForms().data?.forms ?? [];
  const { mutate } = useChangeForms();
  const [over, setOver] = useState<string | null>(null);
  const drop = (event: DragEvent, folderId: string): void => {
    event.preventDefault();
    const ids = event.dataTransfer.getData(DRAGGED_FORMS).split(' ');
    const moved = forms.filter(
      ({ id, clientFolderId, abilities }) =>
        ids.includes(id) && clientFolderId !== folderId && abilities.organise,
    );
    if (moved.length > 0) mutate({ forms: moved, change: { kind: 'move', folderId } });
  };
  return (
    <Stack component="ul" gap={0} my={8} p={0} aria-label={t`Client folders`}>
      {folders.map((folder) => (
        <li
          key={folder.id}
          className={className}
          style={over === folder.id ? { background: 'var(--inlay-accent-wash)' } : undefined}
          data-over={over === folder.id || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(folder.id);
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => drop(event, folder.id)}
        >
          <FolderMark brand={folder.brand} />
          <span>
            <bdi>{folder.name}</bdi>
            <Audience folder={folder} />
          </span>
        </li>
      ))}
    </Stack>
  );
}

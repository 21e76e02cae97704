import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { useState, type DragEvent } from 'react';
import { FolderMark } from '../../../domain/forms/FolderMark.tsx';
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
      {folders.map(({ id, name, brand }) => (
        <li
          key={id}
          className={className}
          style={over === id ? { background: 'var(--inlay-accent-wash)' } : undefined}
          data-over={over === id || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(id);
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => drop(event, id)}
        >
          <FolderMark brand={brand} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </Stack>
  );
}

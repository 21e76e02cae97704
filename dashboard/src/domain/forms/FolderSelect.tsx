import { Select } from '@mantine/core';
import { useFolders } from './folders.ts';

/** The client folder that a form stands in, of the person's own. */
export function FolderSelect(props: { folderId: string | null; onChange(folderId: string | null): void }) {
  const { folderId, onChange } = props;
  const { data, isLoadingError } = useFolders();
  return (
    <Select
      label="Folder"
      // Until its name is known, it is not said that there is none.
      placeholder={data || !folderId ? 'No folder' : '…'}
      clearable
      clearButtonProps={{ 'aria-label': 'Take out of the folder' }}
      searchable
      nothingFoundMessage={data ? 'No folder of this name' : 'The folders are not loaded'}
      data={(data?.folders ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={folderId}
      error={isLoadingError ? 'Failed to load client folders' : undefined}
      onChange={onChange}
    />
  );
}

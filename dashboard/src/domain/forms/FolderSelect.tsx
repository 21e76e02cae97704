import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { useFolders } from './folders.ts';

/** Chooses the client folder of a form, among the account's own. */
export function FolderSelect(props: {
  folderId: string | null;
  error?: string | undefined;
  /** False where a button beside it takes forms out of their folder. */
  isClearable?: boolean;
  onChange(folderId: string | null): void;
}) {
  const { folderId, error, isClearable = true, onChange } = props;
  const { data, isLoadingError } = useFolders();
  return (
    <Select
      label={t`Folder`}
      // No "No folder" while the name is loading.
      placeholder={data || !folderId ? t`No folder` : '…'}
      clearable={isClearable}
      clearButtonProps={{ 'aria-label': t`Remove from folder` }}
      searchable
      nothingFoundMessage={data ? t`No matching folders` : t`Folders couldn’t be loaded`}
      data={(data?.folders ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={folderId}
      error={isLoadingError ? t`Failed to load client folders` : error}
      onChange={onChange}
    />
  );
}

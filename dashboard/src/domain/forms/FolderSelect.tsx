import { plural, t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { Audience } from './Audience.tsx';
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
  const folderOf = (id: string | null) => data?.folders.find((folder) => folder.id === id);
  const chosen = folderOf(folderId);
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
      // Who is put into sight of a form's answers is said before and after.
      renderOption={({ option: { value, label } }) => {
        const folder = folderOf(value);
        return (
          <span>
            <bdi>{label}</bdi>
            {folder ? <Audience folder={folder} /> : null}
          </span>
        );
      }}
      description={
        chosen && chosen.people.length > 0
          ? plural(chosen.people.length, {
              one: '# client of this folder sees the form and its answers.',
              other: '# clients of this folder see the form and its answers.',
            })
          : undefined
      }
      error={isLoadingError ? t`Failed to load client folders` : error}
      onChange={onChange}
    />
  );
}

import IconUser from '~icons/user';
import type { Folder, FormSummary } from '@inlay/api/contract';
import { FolderLink } from '../../../domain/forms/FolderLink.tsx';

interface PlaceOfFormProps {
  form: FormSummary;
  /** The folder it lies in; undefined where it lies in none, and where it need not be named. */
  folder: Folder | undefined;
  className: string | undefined;
}

/** Whose form it is: the folder it lies in, and the client it is assigned to by itself (DASH-060). */
export function PlaceOfForm({ form: { clientName }, folder, className }: PlaceOfFormProps) {
  if (folder) return <FolderLink folder={folder} className={className} />;
  if (clientName === null) return null;
  return (
    <span className={className}>
      <IconUser size={14} aria-hidden="true" style={{ verticalAlign: 'text-bottom' }} />{' '}
      <bdi>{clientName}</bdi>
    </span>
  );
}

import { Link } from 'react-router';
import type { Folder } from '@inlay/api/contract';
import { FolderMark } from './FolderMark.tsx';

/** The folder that a form lies in, in the colour of its client, with whom it is shared; a press opens it. */
export function FolderLink({ folder, className }: { folder: Folder; className?: string | undefined }) {
  return (
    <Link
      to={`/folder/${folder.id}`}
      className={`target ${className ?? ''}`}
      style={{ color: 'inherit', textDecoration: 'none' }}
      title={folder.people.map(({ name, email }) => name || email).join(', ') || undefined}
    >
      <FolderMark brand={folder.brand} /> <bdi>{folder.name}</bdi>
    </Link>
  );
}

import IconFolder from '~icons/folder';
import type { Folder } from '@inlay/api/contract';

/** A folder in the colour of its client (FOLD-080). */
export function FolderMark({ brand, size = 14 }: { brand: Folder['brand']; size?: number }) {
  return (
    <IconFolder
      size={size}
      aria-hidden="true"
      style={{
        flex: 'none',
        verticalAlign: 'text-bottom',
        ...(brand && { color: `light-dark(${brand.textOnLight}, ${brand.textOnDark})` }),
      }}
    />
  );
}

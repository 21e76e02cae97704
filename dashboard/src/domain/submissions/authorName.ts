import { t } from '@lingui/core/macro';

/** Names who wrote a note, or changed a submission. */
export const authorName = (author: string | null): string => author ?? t`A former user`;

import { formatBytes as formatIn } from '@inlay/sdk/model';
import { localeOfDates } from './i18n.ts';

/** Returns a size in the reader's language, e.g. "1.2 MB". */
export const formatBytes = (bytes: number): string => formatIn(bytes, { locale: localeOfDates });

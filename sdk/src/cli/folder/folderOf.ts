import { resolve } from 'node:path';
import type { CommandValues } from '../command.ts';

/** Returns the folder that was typed, or the present one. */
export const folderOf = ({ folder }: CommandValues): string =>
  resolve(typeof folder === 'string' ? folder : '.');

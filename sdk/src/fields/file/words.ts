import { uploadWords } from '../shared/words.ts';

/** Texts about files. */
export const fileWords = {
  ...uploadWords,
  fileLimit: '{types}. Up to {max} MB each.',
  fileChoose: 'Choose a file',
  filesChoose: 'Choose files',
  fileDrop: 'or drop here',
  fileDone: 'Uploaded',
  filePause: 'Pause {name}',
  fileResume: 'Resume {name}',
  fileRemove: 'Remove {name}',
  fileKeep: 'Keep {name}',
};

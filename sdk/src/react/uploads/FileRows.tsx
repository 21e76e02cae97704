import type { UploadedFile } from '../../model/rendering.ts';
import type { FieldWord, FileIssueCode } from '../../model/texts/fieldTexts.ts';
import type { RunningUpload } from './runningUploads.ts';

/** Returns a text of the form. */
export type Say = (word: FieldWord, params?: Readonly<Record<string, string | number>>) => string;

function RemoveButton({ name, say, onRemove }: { name: string; say: Say; onRemove(): void }) {
  return (
    <button type="button" aria-label={say('fileRemove', { name })} onClick={onRemove}>
      ×
    </button>
  );
}

interface KeptFileProps {
  file: UploadedFile;
  /** Name of the field's control. */
  control: string;
  /** Whether the page's script runs; without it, a tick keeps the file. */
  isLive: boolean;
  say: Say;
  onRemove(): void;
}

/** A file that has arrived. */
export function KeptFile({ file, control, isLive, say, onRemove }: KeptFileProps) {
  const { name } = file;
  const value = JSON.stringify(file);
  if (!isLive)
    return (
      <li>
        <label>
          <input type="checkbox" name={control} value={value} defaultChecked />
          <span dir="auto">{say('fileKeep', { name })}</span>
        </label>
      </li>
    );
  return (
    <li>
      <input type="hidden" name={control} value={value} />
      <span dir="auto">{name}</span>
      <small>{say('fileDone')}</small>
      <RemoveButton {...{ name, say, onRemove }} />
    </li>
  );
}

/** Failures after which the same file may arrive. */
const PASSING: readonly FileIssueCode[] = ['file_failed', 'file_busy', 'file_full'];

interface GoingFileProps {
  upload: RunningUpload;
  /** What is said of it. */
  text: string;
  say: Say;
  onToggle(): void;
  onRemove(): void;
}

/** A file that is on its way, or that was refused. */
export function GoingFile({ upload, text, say, onToggle, onRemove }: GoingFileProps) {
  const { file, sent, state, issue } = upload;
  const { name, size } = file;
  const isPaused = state === 'paused' || issue;
  return (
    <li>
      <span dir="auto">{name}</span>
      <small role={issue ? 'alert' : undefined}>{text}</small>
      {issue ? null : <progress max={size || 1} value={sent} aria-label={name} />}
      {issue && !PASSING.includes(issue) ? null : (
        <button
          type="button"
          aria-label={say(isPaused ? 'fileResume' : 'filePause', { name })}
          onClick={onToggle}
        >
          {isPaused ? '▸' : '❙❙'}
        </button>
      )}
      <RemoveButton {...{ name, say, onRemove }} />
    </li>
  );
}

import type { UploadedFile } from '../../model/rendering.ts';
import type { Say } from './FileRows.tsx';
import type { RunningUpload } from './runningUploads.ts';

/** Steps (%) in which progress is read out: each one would drown the rest of the form. */
const STEP = 25;

interface FileStatusProps {
  kept: readonly UploadedFile[];
  running: readonly RunningUpload[];
  say: Say;
  /** Says how far an upload is, in steps of so many percent. */
  describe(upload: RunningUpload, step: number): string;
}

/** Announces uploads to screen readers: one line per file, when it changes. Refusals are alerts of their own. */
export function FileStatus({ kept, running, say, describe }: FileStatusProps) {
  const lines = [
    ...running
      .filter(({ issue }) => !issue)
      .map((upload) => ({ key: upload.key, text: `${upload.file.name}: ${describe(upload, STEP)}` })),
    ...kept.map(({ id, name }) => ({ key: id, text: `${name}: ${say('fileDone')}` })),
  ];
  return (
    <div className="form-embed-file-status" role="status" aria-atomic="false">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

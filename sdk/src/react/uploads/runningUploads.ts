import type { UploadedFile } from '../../model/rendering.ts';
import type { FileIssueCode } from '../../model/texts/fieldTexts.ts';
import type { UploadPlace } from './tusClient.ts';

/** A file that is on its way, or that was refused. */
export interface RunningUpload {
  key: number;
  file: Blob & { name: string };
  /** Bytes that have arrived. */
  sent: number;
  state: 'going' | 'waiting' | 'paused' | 'refused';
  /** Code of the visitor's message. */
  issue?: FileIssueCode | undefined;
  place: UploadPlace;
  stop: AbortController;
}

/** A field as it is shown. */
export interface ShownField {
  /** Files that have arrived. */
  kept: readonly UploadedFile[];
  /** Whether the answer names files that were on their way. */
  hasPending: boolean;
  /** Called with all files, those on their way without an id. */
  onFiles(files: UploadedFile[]): void;
  redraw(): void;
}

/** The uploads of a field; they go on while another page of the form is shown. */
interface FieldUploads {
  list: RunningUpload[];
  /** Files that have arrived while the field was not shown. */
  arrived: UploadedFile[];
  shown: ShownField | null;
}

/** Target of a field's files. */
export interface UploadTarget {
  /** Id of the control. */
  controlId: string;
  formUrl: string;
  fieldId: string;
}

const fields = new Map<string, FieldUploads>();
let lastKey = 0;

/** Returns the uploads of a field, by the id of its control. */
export function uploadsOf(controlId: string): FieldUploads {
  let found = fields.get(controlId);
  if (!found) fields.set(controlId, (found = { list: [], arrived: [], shown: null }));
  return found;
}

/** Tells the form which files a field has. */
function tell({ list, shown }: FieldUploads): void {
  const going = list.filter(({ state }) => state !== 'refused');
  const pending = going.map(({ file: { name, size, type } }) => ({ id: '', name, size, type }));
  shown?.onFiles([...shown.kept, ...pending]);
  shown?.redraw();
}

/** Says how a field is shown, after each rendering; null once it is not. */
export function showField(controlId: string, shown: ShownField | null): void {
  uploadsOf(controlId).shown = shown;
}

/** Keeps finished uploads, and drops those that were under way when an earlier page was left. */
export function takeArrived(controlId: string): void {
  const uploads = uploadsOf(controlId);
  const { shown, arrived, list } = uploads;
  if (!shown || (arrived.length === 0 && !(shown.hasPending && list.length === 0))) return;
  setKept(controlId, [...shown.kept, ...arrived.splice(0)]);
}

/** Replaces the files that have arrived. */
export function setKept(controlId: string, kept: readonly UploadedFile[]): void {
  const uploads = uploadsOf(controlId);
  if (uploads.shown) uploads.shown = { ...uploads.shown, kept };
  tell(uploads);
}

/** Has the platform delete a file that its visitor removed; where that fails, it goes with its day. */
export function forgetUpload({ formUrl }: UploadTarget, ticket: string): void {
  fetch(formUrl.replace(/forms\/[^/]*$/, `uploads/${ticket}`), { method: 'DELETE', keepalive: true }).catch(
    () => undefined,
  );
}

/** Uploads a file in the background, again after `pauseUpload`. */
export async function startUpload(target: UploadTarget, upload: RunningUpload): Promise<void> {
  const { controlId, formUrl, fieldId } = target;
  const uploads = uploadsOf(controlId);
  const { file } = upload;
  const change = (changes: Partial<RunningUpload>): void => {
    Object.assign(upload, changes);
    uploads.shown?.redraw();
  };
  change({ state: 'going', issue: undefined, stop: new AbortController() });
  const { signal } = upload.stop;
  try {
    const { uploadFile } = await import('./tusClient.ts');
    const options = {
      url: `${formUrl}/uploads`,
      fieldId,
      file,
      name: file.name,
      signal,
      onProgress: (sent: number) => change({ sent }),
      onWaiting: (isWaiting: boolean) => change({ state: isWaiting ? 'waiting' : 'going' }),
    };
    const id = await uploadFile(options, upload.place);
    uploads.list = uploads.list.filter((other) => other !== upload);
    uploads.arrived.push({ id, name: file.name, size: file.size, type: file.type || 'file' });
    takeArrived(controlId);
  } catch (error) {
    if (signal.aborted) return;
    change({ state: 'refused', issue: (error as { code?: FileIssueCode }).code ?? 'file_failed' });
    tell(uploads);
  }
}

/** Adds files to those of a field, and uploads them. */
export function addUploads(target: UploadTarget, files: Iterable<RunningUpload['file']>): void {
  const uploads = uploadsOf(target.controlId);
  for (const file of files) {
    const place = {};
    const stop = new AbortController();
    const upload: RunningUpload = { key: ++lastKey, file, sent: 0, state: 'going', place, stop };
    uploads.list = [...uploads.list, upload];
    void startUpload(target, upload);
  }
  tell(uploads);
}

/** Stops an upload, or goes on with it, also with one that failed. */
export function toggleUpload(target: UploadTarget, upload: RunningUpload): void {
  if (upload.state === 'paused' || upload.state === 'refused') {
    void startUpload(target, upload);
    tell(uploadsOf(target.controlId));
    return;
  }
  upload.stop.abort();
  upload.state = 'paused';
  uploadsOf(target.controlId).shown?.redraw();
}

/** Gives an upload up. */
export function removeUpload(target: UploadTarget, upload: RunningUpload): void {
  upload.stop.abort();
  const ticket = upload.place.address?.split('/').pop();
  if (ticket) forgetUpload(target, ticket);
  const uploads = uploadsOf(target.controlId);
  uploads.list = uploads.list.filter((other) => other !== upload);
  tell(uploads);
}

import { useEffect, useState } from 'react';
import { parseFiles } from '../../fields/shared/uploadedFile.ts';
import type { UploadedFile } from '../../model/rendering.ts';
import {
  addUploads,
  forgetUpload,
  removeUpload,
  setKept,
  showField,
  takeArrived,
  toggleUpload,
  uploadsOf,
  type RunningUpload,
  type ShownField,
} from './runningUploads.ts';

interface UploadField {
  /** Id of the control. */
  id: string;
  fieldId: string;
  /** Absent where nothing is uploaded, as in the builder. */
  formUrl: string | undefined;
  /** The raw answer. */
  files: unknown;
  onFiles: ShownField['onFiles'];
}

const AS_GIVEN = { clean: (text: string): string => text };

/** Keeps the form where a file that is dropped beside a field would replace the page. */
function keepPage(event: DragEvent): void {
  const [target] = event.composedPath();
  const isFile = event.dataTransfer?.types.includes('Files');
  if (isFile && !(target instanceof HTMLInputElement)) event.preventDefault();
}

/** Keeps a field's answer and its uploads together. */
export function useUploads({ id, fieldId, formUrl = '', files, onFiles }: UploadField) {
  const [isLive, setLive] = useState(false);
  const [, setCount] = useState(0);
  const given = parseFiles(files, AS_GIVEN) ?? [];
  const kept = given.filter((file) => file.id);
  const hasPending = given.length > kept.length;
  useEffect(() => {
    showField(id, { kept, hasPending, onFiles, redraw: () => setCount((count) => count + 1) });
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first rendering is the server's
    setLive(true);
    takeArrived(id);
    // The same listener again is none more; it stays for the other fields.
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => showField(id, null);
  }, [id]);
  const target = { controlId: id, formUrl, fieldId };
  return {
    /** Whether the page's script runs. */
    isLive,
    kept,
    running: uploadsOf(id).list,
    add: (added: Iterable<RunningUpload['file']>) => formUrl && addUploads(target, added),
    toggle: (upload: RunningUpload) => toggleUpload(target, upload),
    cancel: (upload: RunningUpload) => removeUpload(target, upload),
    remove: (file: UploadedFile) => {
      forgetUpload(target, file.id);
      setKept(
        id,
        kept.filter((other) => other.id !== file.id),
      );
    },
    removeAll: () => {
      for (const upload of uploadsOf(id).list) removeUpload(target, upload);
      for (const file of kept) forgetUpload(target, file.id);
      setKept(id, []);
    },
  };
}

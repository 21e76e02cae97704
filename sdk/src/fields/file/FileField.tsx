import { useState } from 'react';
import { extensionsOf, maxMegabytesOf } from './fileKinds.ts';
import { controlName, fill } from '../../model/rendering.ts';
import { LabelledField } from '../../react/FieldParts.tsx';
import { controlAttributes, type FieldProps } from '../../react/fieldProps.ts';
import { GoingFile, KeptFile, type Say } from '../../react/uploads/FileRows.tsx';
import { FileStatus } from '../../react/uploads/FileStatus.tsx';
import type { RunningUpload } from '../../react/uploads/runningUploads.ts';
import { useUploads } from '../../react/uploads/useUploads.ts';

/** Pictures of phones that few others read. Where they are not named but JPEG is, phones send JPEG in their place. */
const PHONE_FORMATS = ['heic', 'heif'];

/** Returns the `accept` of a file input. */
const acceptOf = (types: readonly string[]): string =>
  types
    .filter((type) => !PHONE_FORMATS.includes(type))
    .map((type) => (type === 'jpg' ? '.jpg,image/jpeg' : `.${type}`))
    .join();

/** Files to choose, to drop on the input, or to take with the camera; without JavaScript they come with the post. */
export function FileField({ field, id, value, error, texts, onChange }: FieldProps<'file'>) {
  const [isOver, setOver] = useState(false);
  const say: Say = (word, params = {}) => fill(texts.words?.[word] ?? '', params);
  const types = extensionsOf(field.accepts);
  const limits = { types: types.join(', ').toUpperCase(), max: field.maxMegabytes };
  const hintId = `${id}-hint`;
  const control = controlName(field.id);
  const isMany = field.maxFiles > 1;
  const { files = value } = (value ?? {}) as { files?: unknown };
  const uploads = useUploads({
    id,
    fieldId: field.id,
    formUrl: texts.formUrl,
    files,
    onFiles: (next) => onChange({ files: next }),
  });
  const { isLive, kept, running } = uploads;
  /** @param step of the percentage that is said. */
  const describe = ({ file: { name, size }, sent, state, issue }: RunningUpload, step = 1): string => {
    if (issue) return say(issue, { name, ...limits, max: maxMegabytesOf(field.maxMegabytes, name) });
    if (state === 'waiting') return say('fileWaiting');
    return say('fileProgress', { percent: Math.floor(((sent / (size || 1)) * 100) / step) * step });
  };
  /** What was removed had the focus. */
  const focusInput = (): void => document.getElementById(id)?.focus();
  const over = (isNow: boolean) => () => setOver(isNow);
  return (
    <LabelledField
      field={field}
      id={id}
      error={error}
      below={
        <p className="form-embed-files-hint" id={hintId}>
          {say('fileLimit', limits)}
        </p>
      }
    >
      <div
        className="form-embed-drop"
        data-live={isLive || undefined}
        data-over={isOver || undefined}
        onDragEnter={over(true)}
        onDragLeave={over(false)}
        onDrop={over(false)}
      >
        <input
          {...controlAttributes(field, id, error, hintId)}
          className="form-embed-input form-embed-files"
          part="input"
          type="file"
          name={control}
          accept={acceptOf(types)}
          multiple={isMany}
          capture={field.camera ? 'environment' : undefined}
          onChange={({ currentTarget: input }) => {
            if (!texts.formUrl) return;
            const chosen = [...(input.files ?? [])];
            // Another file takes the place of the only one.
            if (!isMany && chosen.length > 0) uploads.removeAll();
            uploads.add(chosen);
            input.value = '';
          }}
        />
        {isLive ? (
          <span aria-hidden="true">
            <b>{say(isMany ? 'filesChoose' : 'fileChoose')}</b>
            <i>{say('fileDrop')}</i>
          </span>
        ) : null}
      </div>
      {kept.length + running.length > 0 ? (
        <ul className="form-embed-file-list">
          {kept.map((file) => (
            <KeptFile
              key={file.id}
              {...{ file, control, isLive, say }}
              onRemove={() => {
                uploads.remove(file);
                focusInput();
              }}
            />
          ))}
          {running.map((upload) => (
            <GoingFile
              key={upload.key}
              {...{ upload, say }}
              text={describe(upload)}
              onToggle={() => uploads.toggle(upload)}
              onRemove={() => {
                uploads.cancel(upload);
                focusInput();
              }}
            />
          ))}
        </ul>
      ) : null}
      {isLive ? <FileStatus {...{ kept, running, say, describe }} /> : null}
    </LabelledField>
  );
}

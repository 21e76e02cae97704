import { extensionsOf } from '../../model/fields/fileKinds.ts';
import { controlName, fill } from '../../model/rendering.ts';
import { LabelledField } from '../FieldParts.tsx';
import { controlAttributes, type FieldProps } from '../fieldProps.ts';
import { GoingFile, KeptFile, type Say } from '../uploads/FileRows.tsx';
import type { RunningUpload } from '../uploads/runningUploads.ts';
import { useUploads } from '../uploads/useUploads.ts';

/** Returns the `accept` of a file input. With JPEG named, phones send it in place of formats that few others read. */
const acceptOf = (types: readonly string[]): string =>
  types.map((type) => (type === 'jpg' ? '.jpg,image/jpeg' : `.${type}`)).join();

/** Files to choose, to drop on the input, or to take with the camera; without JavaScript they come with the post. */
export function FileField({ field, id, value, error, texts, onChange }: FieldProps<'file'>) {
  const say: Say = (word, params = {}) => fill(texts.words?.[word] ?? '', params);
  const types = extensionsOf(field.accepts);
  const limits = { types: types.join(', ').toUpperCase(), max: field.maxMegabytes };
  const hintId = `${id}-hint`;
  const control = controlName(field.id);
  const { files = value } = (value ?? {}) as { files?: unknown };
  const uploads = useUploads({
    id,
    fieldId: field.id,
    formId: texts.formId,
    files,
    onFiles: (next) => onChange({ files: next }),
  });
  const { isLive, kept, running } = uploads;
  const describe = ({ file: { name, size }, sent, state, issue }: RunningUpload): string => {
    if (issue) return say(issue, { name, ...limits });
    if (state === 'waiting') return say('fileWaiting');
    return say('fileProgress', { percent: Math.floor((sent / (size || 1)) * 100) });
  };
  /** What was removed had the focus. */
  const focusInput = (): void => document.getElementById(id)?.focus();
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
      <input
        {...controlAttributes(field, id, error, hintId)}
        className="form-embed-input form-embed-files"
        part="input"
        type="file"
        name={control}
        accept={acceptOf(types)}
        multiple={field.maxFiles > 1}
        capture={field.camera ? 'environment' : undefined}
        onChange={({ currentTarget: input }) => {
          if (!texts.formId) return;
          uploads.add([...(input.files ?? [])]);
          input.value = '';
        }}
      />
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
    </LabelledField>
  );
}

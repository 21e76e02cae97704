import { useRef } from 'react';
import { controlName, fill } from '../../model/rendering.ts';
import { GroupedField } from '../../react/FieldParts.tsx';
import { asText, type FieldProps } from '../../react/fieldProps.ts';
import type { Drawing } from '../../react/uploads/strokes.ts';
import type { FieldWord } from '../../model/texts/fieldTexts.ts';
import { FILE_NAME, usePen } from '../../react/uploads/usePen.ts';
import { useUploads } from '../../react/uploads/useUploads.ts';

/** Answer with its strokes, from which the page shows the drawing again. */
interface Kept {
  typed?: unknown;
  drawn?: unknown;
  drawing?: Drawing;
}

/** A name drawn by pointer, or typed: by keyboard, and without JavaScript. */
export function SignatureField({ field, id, value, error, texts, onChange }: FieldProps<'signature'>) {
  const say = (word: FieldWord, params: Parameters<typeof fill>[1] = {}): string =>
    fill(texts.words?.[word] ?? '', params);
  const { typed = value, drawn, drawing } = (value ?? {}) as Kept;
  /** The drawing whose picture is on its way. */
  const latest = useRef(drawing);
  const uploads = useUploads({
    id,
    fieldId: field.id,
    formUrl: texts.formUrl,
    files: drawn,
    onFiles: (files) =>
      onChange({ typed: '', drawn: files, drawing: files[0] && (latest.current ?? drawing) }),
  });
  const { isLive, kept, running } = uploads;
  const pen = usePen({
    isLive,
    drawing,
    onDrawn: (picture, shown) => {
      uploads.removeAll();
      latest.current = shown;
      uploads.add([picture]);
    },
  });
  const clear = (): void => {
    latest.current = undefined;
    pen.clear();
    uploads.removeAll();
  };
  const [upload] = running;
  const status =
    upload?.issue ?? (upload?.state === 'waiting' ? 'fileWaiting' : kept.length > 0 ? 'signed' : undefined);
  return (
    <GroupedField field={field} id={id} error={error}>
      {isLive && texts.formUrl ? (
        <div className="form-embed-signature">
          <canvas {...pen.canvas} role="img" aria-label={say('signDraw')} />
          <button type="button" onClick={clear}>
            {say('signClear')}
          </button>
          <span role="status">{status && say(status, { name: FILE_NAME, max: 1 })}</span>
        </div>
      ) : null}
      {kept.map((file) => (
        <input
          key={file.id}
          type="hidden"
          name={controlName(field.id, 'drawn')}
          value={JSON.stringify(file)}
        />
      ))}
      <label className="form-embed-signature-name">
        <span>{say('signType')}</span>
        <input
          className="form-embed-input"
          part="input"
          type="text"
          autoComplete="name"
          name={controlName(field.id, 'typed')}
          aria-describedby={error ? `${id}-error` : undefined}
          value={asText(typed)}
          onChange={(event) => {
            const text = event.currentTarget.value;
            if (kept.length + running.length > 0) clear();
            onChange({ typed: text, drawn: [] });
          }}
        />
      </label>
    </GroupedField>
  );
}

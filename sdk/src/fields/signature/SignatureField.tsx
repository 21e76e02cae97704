import { useEffect, useRef } from 'react';
import { controlName, fill } from '../../model/rendering.ts';
import { GroupedField } from '../../react/FieldParts.tsx';
import { asText, type FieldProps } from '../../react/fieldProps.ts';
import { drawStroke, prepareCanvas, type Point } from '../../react/uploads/strokes.ts';
import type { FieldWord } from '../../model/texts/fieldTexts.ts';
import { useUploads } from '../../react/uploads/useUploads.ts';

/** Name of the picture of a signature. */
const FILE_NAME = 'signature.png';
/** Time (ms) after the last stroke at which the drawing is uploaded. */
const REST_MS = 700;

/** A name drawn by pointer, or typed: by keyboard, and without JavaScript. */
export function SignatureField({ field, id, value, error, texts, onChange }: FieldProps<'signature'>) {
  const say = (word: FieldWord, params: Parameters<typeof fill>[1] = {}): string =>
    fill(texts.words?.[word] ?? '', params);
  const { typed = value, drawn } = (value ?? {}) as { typed?: unknown; drawn?: unknown };
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const pen = useRef<{ context: CanvasRenderingContext2D | null; points: Point[] | null; timer: number }>({
    context: null,
    points: null,
    timer: 0,
  });
  const uploads = useUploads({
    id,
    fieldId: field.id,
    formUrl: texts.formUrl,
    files: drawn,
    onFiles: (files) => onChange({ typed: '', drawn: files }),
  });
  const { isLive, kept, running } = uploads;
  useEffect(() => {
    if (isLive && canvas.current) pen.current.context = prepareCanvas(canvas.current);
  }, [isLive]);
  const clear = (): void => {
    clearTimeout(pen.current.timer);
    if (canvas.current) pen.current.context = prepareCanvas(canvas.current);
    uploads.removeAll();
  };
  const draw = (event: { nativeEvent?: unknown; clientX: number; clientY: number }): void => {
    const { context, points } = pen.current;
    if (!context || !points || !canvas.current) return;
    const { left, top } = canvas.current.getBoundingClientRect();
    points.push({ x: event.clientX - left, y: event.clientY - top });
    drawStroke(context, points);
  };
  const send = (): void => {
    canvas.current?.toBlob((blob) => {
      uploads.removeAll();
      if (blob) uploads.add([new File([blob], FILE_NAME, { type: blob.type })]);
    });
  };
  const [upload] = running;
  const status =
    upload?.issue ?? (upload?.state === 'waiting' ? 'fileWaiting' : kept.length > 0 ? 'signed' : undefined);
  return (
    <GroupedField field={field} id={id} error={error}>
      {isLive && texts.formUrl ? (
        <div className="form-embed-signature">
          <canvas
            ref={canvas}
            role="img"
            aria-label={say('signDraw')}
            onPointerDown={(event) => {
              clearTimeout(pen.current.timer);
              event.currentTarget.setPointerCapture(event.pointerId);
              pen.current.points = [];
              draw(event);
            }}
            onPointerMove={draw}
            onPointerUp={() => {
              pen.current.points = null;
              pen.current.timer = window.setTimeout(send, REST_MS);
            }}
          />
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

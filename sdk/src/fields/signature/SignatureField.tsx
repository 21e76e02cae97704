import { useEffect, useRef } from 'react';
import { controlName, fill } from '../../model/rendering.ts';
import { GroupedField } from '../../react/FieldParts.tsx';
import { asText, type FieldProps } from '../../react/fieldProps.ts';
import {
  drawAgain,
  drawStroke,
  prepareCanvas,
  type Drawing,
  type Point,
} from '../../react/uploads/strokes.ts';
import type { FieldWord } from '../../model/texts/fieldTexts.ts';
import { useUploads } from '../../react/uploads/useUploads.ts';

/** Name of the picture of a signature. */
const FILE_NAME = 'signature.png';
/** Time (ms) after the last stroke at which the drawing is uploaded; a press elsewhere does not wait for it. */
const REST_MS = 700;

/** What the page keeps of the answer: the strokes as well, from which the drawing is shown again. */
interface Kept {
  typed?: unknown;
  drawn?: unknown;
  drawing?: Drawing;
}

/** The picture, at once: who presses "Submit" right after signing has signed. */
function pictureOf(canvas: HTMLCanvasElement): File {
  const type = 'image/png';
  const bytes = Uint8Array.from(atob(canvas.toDataURL(type).replace(/.*,/, '')), (one) => one.charCodeAt(0));
  return new File([bytes], FILE_NAME, { type });
}

/** A name drawn by pointer, or typed: by keyboard, and without JavaScript. */
export function SignatureField({ field, id, value, error, texts, onChange }: FieldProps<'signature'>) {
  const say = (word: FieldWord, params: Parameters<typeof fill>[1] = {}): string =>
    fill(texts.words?.[word] ?? '', params);
  const { typed = value, drawn, drawing } = (value ?? {}) as Kept;
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const pen = useRef({
    context: null as CanvasRenderingContext2D | null,
    strokes: [] as Point[][],
    isDown: false,
    /** What the canvas shows, once it is part of the answer. */
    drawing: undefined as Drawing | undefined,
    timer: 0,
  });
  const uploads = useUploads({
    id,
    fieldId: field.id,
    formUrl: texts.formUrl,
    files: drawn,
    onFiles: (files) =>
      onChange({ typed: '', drawn: files, drawing: files[0] && (pen.current.drawing ?? drawing) }),
  });
  const { isLive, kept, running } = uploads;
  const show = (shown: Drawing | undefined): void => {
    if (!canvas.current) return;
    const context = prepareCanvas(canvas.current);
    const strokes = context && shown ? drawAgain(context, shown) : [];
    Object.assign(pen.current, { context, strokes, drawing: shown });
  };
  useEffect(() => {
    if (isLive && (!pen.current.context || drawing !== pen.current.drawing)) show(drawing);
  }, [isLive, drawing]);
  const clear = (): void => {
    clearTimeout(pen.current.timer);
    show(undefined);
    uploads.removeAll();
  };
  const draw = (event: { nativeEvent?: unknown; clientX: number; clientY: number }): void => {
    const { context, isDown, strokes } = pen.current;
    const points = strokes.at(-1);
    if (!context || !isDown || !points || !canvas.current) return;
    const { left, top } = canvas.current.getBoundingClientRect();
    points.push({ x: event.clientX - left, y: event.clientY - top });
    drawStroke(context, points);
  };
  const send = (): void => {
    const { current: shown } = canvas;
    if (!pen.current.timer || !shown) return;
    clearTimeout(pen.current.timer);
    uploads.removeAll();
    Object.assign(pen.current, {
      timer: 0,
      drawing: { width: shown.clientWidth, strokes: [...pen.current.strokes] },
    });
    uploads.add([pictureOf(shown)]);
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
              pen.current.isDown = true;
              pen.current.strokes.push([]);
              draw(event);
            }}
            onPointerMove={draw}
            onPointerUp={({ currentTarget }) => {
              pen.current.isDown = false;
              pen.current.timer = window.setTimeout(send, REST_MS);
              const sendOutside = ({ target }: Event): void => void (target !== currentTarget && send());
              const once = { capture: true, once: true };
              currentTarget.getRootNode().addEventListener('pointerdown', sendOutside, once);
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

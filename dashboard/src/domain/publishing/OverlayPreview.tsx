import { t } from '@lingui/core/macro';
import { CloseButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormDetail } from '@inlay/api/contract';
import { isAtEdge, type Overlay } from '@inlay/sdk/model';
import { FormPicture } from '../forms/FormPicture.tsx';
import classes from './overlayEmbed.module.css';

/** Widths of the drawn page's lines of writing. */
const LINES = ['40%', '80%', '72%', '76%'];

/** A form over a drawn page, as the loader shows it: its button opens and closes it. Not counted as a visit. */
export function OverlayPreview({ form, overlay }: { form: FormDetail; overlay: Overlay }) {
  const { shape, side, label } = overlay;
  const [isOpen, setOpen] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const button = (
    <button
      ref={opener}
      type="button"
      className={classes['opener']}
      data-shape={shape}
      data-side={side}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {label}
    </button>
  );
  return (
    <div
      role="group"
      aria-label={t`Preview over your page`}
      className={classes['window']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // The dialog around the preview stays open.
        event.stopPropagation();
        close();
      }}
    >
      <div className={classes['page']}>
        {LINES.map((width) => (
          <div key={width} className={classes['line']} style={{ width }} aria-hidden="true" />
        ))}
        {isAtEdge(shape) ? null : button}
      </div>
      {isAtEdge(shape) ? button : null}
      {isOpen ? (
        <>
          <div className={classes['veil']} aria-hidden="true" onClick={close} />
          <div className={classes['dialog']} data-shape={shape} data-side={side}>
            <CloseButton className={classes['close'] ?? ''} aria-label={t`Close`} onClick={close} />
            <FormPicture definition={form.definition} logoUrl={form.logoUrl} />
          </div>
        </>
      ) : null}
    </div>
  );
}

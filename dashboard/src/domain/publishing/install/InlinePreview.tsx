import { t } from '@lingui/core/macro';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import classes from './websiteShare.module.css';

/** Widths (px) of the column in which the form is shown, by the narrowest place that has room for it. */
const COLUMN = 680;
const PHONE_COLUMN = 360;
const COLUMN_FROM = 300;
/** Heights of the frame, in px: before its form is known, and of which the beginning is enough. */
const FIRST_HEIGHT = 480;
const MAX_HEIGHT = 1_600;

/** The form's page as websites frame it, not counted as a visit (EMBED-101). */
export function InlinePreview({ form }: { form: FormDetail }) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const observer = useRef<ResizeObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const column = width < COLUMN_FROM ? PHONE_COLUMN : COLUMN;
  // A pixel less: the last one of a page that is made smaller is cut.
  const scale = Math.max(width - 1, 0) / column;

  /** Follows the height of the page, as the loader does on websites. */
  const follow = (): void => {
    const body = frame.current?.contentDocument?.body;
    if (!body) return;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() => setHeight(Math.min(body.offsetHeight, MAX_HEIGHT)));
    observer.current.observe(body);
  };

  return (
    <div ref={ref} className={classes['place']} style={{ height: height * scale || undefined }}>
      <iframe
        ref={frame}
        title={t`On your website`}
        className={classes['screen']}
        style={{ width: column, height, transform: `scale(${scale})` }}
        src={`/embed/${form.id}?still`}
        // No script runs, so that nothing is counted or sent.
        sandbox="allow-same-origin"
        inert
        onLoad={follow}
      />
    </div>
  );
}

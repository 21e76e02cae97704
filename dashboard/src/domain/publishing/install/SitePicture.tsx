import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { FormDetail, WebsiteDrawing } from '@inlay/api/contract';
import { resolveStyles, type Overlay } from '@inlay/sdk/model';
import { messageOf } from '../../../lib/apiError.ts';
import { WebsiteDrawing as Drawing } from '../../website/WebsiteDrawing.tsx';
import { InlinePreview } from './InlinePreview.tsx';
import { OverlayPreview } from './OverlayPreview.tsx';
import classes from './websiteShare.module.css';

/** Pause (ms) after which a typed text is drawn. */
const DRAWN_AFTER_MS = 300;

interface SitePictureProps {
  form: FormDetail;
  /** Null until it is read, and where it cannot be. */
  site: WebsiteDrawing | null;
  /** Null for a form in the page. */
  overlay: Overlay | null;
  address: string | null;
  error: Error | null;
  isLoading: boolean;
  className: string;
}

/** The form on its website: a drawing of that, with the form's own page or the loader's own overlay in it (LINK-051). */
export function SitePicture({ form, site, overlay, address, error, isLoading, className }: SitePictureProps) {
  const host = URL.parse(address ?? '')?.host.replace(/^www\./, '') ?? '';
  const [label] = useDebouncedValue(overlay?.label ?? '', DRAWN_AFTER_MS);
  const accent = resolveStyles(form.definition.customStyles).primaryColor;
  const plain = { name: form.title, accent, url: address ?? '' };
  return (
    <section aria-label={t`Preview`} className={className}>
      <div className={classes['picture']}>
        <Drawing
          site={site ?? plain}
          over={overlay ? <OverlayPreview form={form} overlay={{ ...overlay, label }} /> : undefined}
        >
          {overlay ? <div className={classes['space']} /> : <InlinePreview form={form} />}
        </Drawing>
      </div>
      <Text size="xs" c="dimmed" mt={8} role="status">
        {isLoading
          ? t`Reading ${host}…`
          : error
            ? t`${host} could not be drawn: ${messageOf(error)}`
            : t`A drawing, not counted as a visit.`}
      </Text>
    </section>
  );
}

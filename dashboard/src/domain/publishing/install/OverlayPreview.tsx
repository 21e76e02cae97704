import { t } from '@lingui/core/macro';
import { useElementSize } from '@mantine/hooks';
import type { FormDetail } from '@inlay/api/contract';
import { overlayLines, type Overlay } from '@inlay/sdk/model';
import { language } from '../../../lib/language.ts';
import classes from './websiteShare.module.css';

/** Widths (px) of windows in which the preview is drawn, by the narrowest place that has room for one. */
const DESKTOP = 1240;
const PHONE = 390;
const DESKTOP_FROM = 480;

/**
 * A form over a page, by the loader's own code around the form's page, without a page of its own. Not counted as a
 * visit, and nothing can be sent (EMBED-101).
 */
export function OverlayPreview({ form, overlay }: { form: FormDetail; overlay: Overlay }) {
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const screen = width < DESKTOP_FROM ? PHONE : DESKTOP;
  const scale = width / screen;
  return (
    <div ref={ref} className={classes['over']}>
      {width > 0 ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- runs the platform's own script alone; the form's frame in it runs none
        <iframe
          key={screen}
          title={t`Preview over your page`}
          className={classes['screen']}
          style={{ width: screen, height: height / scale, transform: `scale(${scale})` }}
          srcDoc={pageOf(form, overlay)}
          inert
        />
      ) : null}
    </div>
  );
}

/** Returns the page that has the pasted lines, with the loader's preview in place of the loader. */
function pageOf(form: FormDetail, overlay: Overlay): string {
  const pasted = overlayLines(window.location.origin, form, overlay).replace(
    /<script async src="([^"]*)\/loader\.js">/,
    '<script type="module" src="$1/loader-preview.js">',
  );
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>${pasted}`;
}

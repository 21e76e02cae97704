import { t } from '@lingui/core/macro';
import { useElementSize } from '@mantine/hooks';
import type { FormDetail } from '@inlay/api/contract';
import { overlayLines, type Overlay } from '@inlay/sdk/model';
import { language } from '../../lib/language.ts';
import classes from './overlayEmbed.module.css';

/** Windows in which the preview is drawn (px), by the narrowest place that has room for one. */
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 640 };
const DESKTOP_FROM = 560;
/** Lines of writing of the drawn page. */
const LINES = '<i></i>'.repeat(4);

/**
 * A form over a drawn page, by the loader's own code around the form's page: its button opens and closes it. Not
 * counted as a visit, and nothing can be sent.
 */
export function OverlayPreview({ form, overlay }: { form: FormDetail; overlay: Overlay }) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const { width: screen, height } = width < DESKTOP_FROM ? PHONE : DESKTOP;
  const scale = width / screen;
  return (
    <div ref={ref} className={classes['window']} style={{ height: height * scale || undefined }}>
      {width > 0 ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- runs the platform's own script alone; the form's frame in it runs none
        <iframe
          key={screen}
          title={t`Preview over your page`}
          className={classes['screen']}
          style={{ width: screen, height, transform: `scale(${scale})` }}
          srcDoc={pageOf(form, overlay)}
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
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>${LINES}${pasted}`;
}

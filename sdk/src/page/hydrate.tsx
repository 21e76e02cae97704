import { hydrate } from 'preact';
import { afterFirstPaint } from '../client/afterFirstPaint.ts';
import { loadTexts } from '../client/loadTexts.ts';
import { readTyped } from '../client/readTyped.ts';
import { fillableFields } from '../model/rendering.ts';
import { FormApp, type FormHandle } from '../react/FormApp.tsx';
import type { FrameMessage } from '../protocol/messages.ts';
import { announceToHost } from './announceToHost.ts';
import type { PageData } from './pageData.ts';

const isFramed = window.parent !== window;

/** Takes over the page that the server rendered, with what the visitor typed before this script came. */
async function takeOver(root: HTMLElement, data: HTMLElement): Promise<void> {
  const props = JSON.parse(data.textContent) as PageData;
  // Without its words the page stays what it is: a form that is posted plainly.
  const [texts] = await Promise.all([loadTexts(props.language), afterFirstPaint()]);
  const { form } = props;
  const announce = (event: FrameMessage['event'], more?: Partial<FrameMessage>) =>
    announceToHost({ event, formId: form.id, ...more });
  const initialValues = { ...props.initialValues, ...readTyped(form, root.querySelector('form')) };
  hydrate(
    <FormApp
      {...props}
      texts={texts}
      initialValues={initialValues}
      onHandle={(handle) => void ready(props, handle, announce)}
      // A plain post is answered with the form as it is now and with all that was typed (EMBED-066).
      onOutdated={() => root.querySelector('form')?.submit()}
      onChange={(fieldId) => announce('change', { fieldId })}
      onErrors={(fieldId) => announce('error', { fieldId })}
      onSubmitted={(submissionId, answers) => announce('submitted', { submissionId, answers })}
    />,
    root,
  );
  root.dataset['ready'] = '';
  // Who blocks it misses nothing.
  import('../client/countVisit.ts').then(
    ({ countVisit }) => countVisit(root, form),
    () => undefined,
  );
}

/** Fills in what the address and the page around may fill in, then says that the form is there. */
async function ready(
  { form, storedReceipt }: PageData,
  handle: FormHandle,
  announce: (event: FrameMessage['event'], more?: Partial<FrameMessage>) => void,
): Promise<void> {
  const mayBeFilled = fillableFields(form).length > 0;
  let accepts: string[] = [];
  if (mayBeFilled || isFramed) {
    const { fillableNames, listenToHost, readPrefill } = await import('./hostBridge.ts');
    handle.prefill(readPrefill(form, new URLSearchParams(window.location.search)));
    accepts = fillableNames(form);
    if (isFramed) listenToHost(form, handle);
  }
  announce('ready', { accepts });
  // Sent before the script came, by a plain post: the host is told all the same.
  if (storedReceipt) announce('submitted', { submissionId: storedReceipt.submissionId });
}

const root = document.getElementById('form-root');
const data = document.getElementById('form-data');
if (root && data) takeOver(root, data).catch(() => undefined);
// In a frame, the page tells its height; nobody else needs that code.
if (isFramed) void import('./fitFrame.ts');

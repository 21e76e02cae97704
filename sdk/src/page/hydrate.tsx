import { hydrate } from 'preact';
import { afterFirstPaint } from '../client/afterFirstPaint.ts';
import { loadTexts } from '../languages/generated/loadTexts.ts';
import { readTyped } from '../client/readTyped.ts';
import { fillableFields, unpackForm } from '../model/rendering.ts';
import { FormApp, type FormHandle } from '../react/FormApp.tsx';
import { loadChunks } from '../react/formChunks.ts';
import { PLANNED } from '../react/planned.ts';
import type { FrameMessage } from '../protocol/messages.ts';
import { announceToHost } from './announceToHost.ts';
import type { OpenedPageData } from './pageData.ts';

const isFramed = window.parent !== window;

/** Hydrates the server-rendered page, and keeps what the visitor has typed so far. */
async function takeOver(root: HTMLElement, data: HTMLElement): Promise<void> {
  const props = JSON.parse(data.textContent) as OpenedPageData;
  const { form } = props;
  unpackForm(form);
  // Without texts or code of its own the page stays a form with a plain post.
  const [texts] = await Promise.all([loadTexts(props.language), loadChunks(form), afterFirstPaint()]);
  const announce = (event: FrameMessage['event'], more?: Partial<FrameMessage>) =>
    announceToHost({ event, formId: form.id, ...more });
  const initialValues = {
    ...props.initialValues,
    ...readTyped(form, root.querySelector('form'), PLANNED.parsePosted),
  };
  hydrate(
    <FormApp
      {...props}
      texts={texts}
      initialValues={initialValues}
      onHandle={(handle) => void ready(props, handle, announce)}
      onChange={(fieldId) => announce('change', { fieldId })}
      onErrors={(fieldId) => announce('error', { fieldId })}
      onSubmitted={(submissionId, answers) => announce('submitted', { submissionId, answers })}
    />,
    root,
  );
  root.dataset['ready'] = '';
  // A page with a pass has its visit counted below that; no other address of a page takes one.
  const pass = props.baseUrl?.startsWith('/embed/') ? props.baseUrl : '';
  // Optional: the form works where it is blocked.
  import('../client/watchForm.ts').then(
    ({ watchForm }) => watchForm(root, form, pass),
    () => undefined,
  );
}

/** Prefills from the query, accepts the host's commands, then announces that the form is ready. */
async function ready(
  { form, prefilled, storedReceipt }: OpenedPageData,
  handle: FormHandle,
  announce: (event: FrameMessage['event'], more?: Partial<FrameMessage>) => void,
): Promise<void> {
  const mayBeFilled = fillableFields(form).length > 0;
  let accepts: string[] = [];
  if (mayBeFilled || isFramed) {
    const { fillableNames, listenToHost, parsePrefill } = await import('./hostBridge.ts');
    if (!prefilled) handle.prefill(parsePrefill(form, new URLSearchParams(window.location.search)));
    accepts = fillableNames(form);
    if (isFramed) listenToHost(form, handle);
  }
  announce('ready', { accepts });
  // Submitted by a plain post before this script ran.
  if (storedReceipt) announce('submitted', { submissionId: storedReceipt.submissionId });
}

const root = document.getElementById('form-root');
const data = document.getElementById('form-data');
if (root && data) takeOver(root, data).catch(() => undefined);
// Only a frame reports its height.
if (isFramed) void import('./fitFrame.ts');

import { hydrate } from 'preact';
import { readTyped } from '../client/readTyped.ts';
import { fillableFields } from '../model/rendering.ts';
import { FormApp, type FormAppProps, type FormHandle } from '../react/FormApp.tsx';
import { announceToHost, type HostMessage } from './announceToHost.ts';

const isFramed = window.parent !== window;

/** Takes over the page that the server rendered, with what the visitor typed before this script came. */
function takeOver(root: HTMLElement, data: HTMLElement): void {
  const props = JSON.parse(data.textContent) as FormAppProps;
  const { form } = props;
  const announce = (event: HostMessage['event'], more?: Partial<HostMessage>) =>
    announceToHost({ event, formId: form.id, ...more });
  const initialValues = { ...props.initialValues, ...readTyped(form, root.querySelector('form')) };
  hydrate(
    <FormApp
      {...props}
      initialValues={initialValues}
      onHandle={(handle) => void ready(props, handle, announce)}
      onChange={(fieldId) => announce('change', { fieldId })}
      onErrors={(fieldId) => announce('error', { fieldId })}
      onSubmitted={(submissionId, answers) =>
        announce('submitted', { submissionId, ...(answers && { answers }) })
      }
    />,
    root,
  );
  root.dataset['ready'] = '';
  // Who blocks it misses nothing.
  import('../client/countVisit.ts').then(
    ({ countVisit }) => countVisit(root, form),
    () => {},
  );
}

/** Fills in what the address and the page around may fill in, then says that the form is there. */
async function ready(
  { form, storedReceipt }: FormAppProps,
  handle: FormHandle,
  announce: (event: HostMessage['event'], more?: Partial<HostMessage>) => void,
): Promise<void> {
  const mayBeFilled = fillableFields(form).length > 0;
  let accepts: string[] = [];
  if (mayBeFilled || isFramed) {
    const { fillableNames, listenToHost, readPrefill } = await import('./outside.ts');
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
// In a task of its own, so that what the visitor does meanwhile has its turn between this and reading the script.
if (root && data) setTimeout(takeOver, 0, root, data);
// In a frame, the page tells its height; nobody else needs that code.
if (isFramed) void import('./fitFrame.ts');

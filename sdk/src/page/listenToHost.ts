import { fillableNames, parsePrefill } from '../react/prefill.ts';
import type { PublicForm } from '../model/rendering.ts';
import { PROTOCOL, type FrameCommand } from '../protocol/messages.ts';
import { reportEmbedProblem } from '../protocol/reportEmbedProblem.ts';
import type { FormHandle } from '../react/FormApp.tsx';
import { announceToHost, hostOrigin } from './announceToHost.ts';

/** Time (ms) without a message after which the loader counts as blocked. */
const LOADER_WITHIN_MS = 15_000;

/**
 * Accepts commands from the host page alone (T5), and announces Escape, which closes a popup. Hosts that
 * hide their origin can send none.
 */
export function listenToHost(form: PublicForm, handle: FormHandle): void {
  const origin = hostOrigin();
  if (!origin) return;
  const noLoader = setTimeout(() => {
    reportEmbedProblem(
      { baseUrl: '', formId: form.id, mode: 'iframe', page: `${origin}/` },
      'script_blocked',
    );
  }, LOADER_WITHIN_MS);
  let isGreeted = false;
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== origin) return;
    // The resizing library has found the frame, and the loader it came with may have missed that the form is ready.
    if (!isGreeted && String(event.data).startsWith('[iFrameSizer]'))
      announceToHost({ event: 'ready', formId: form.id, accepts: fillableNames(form), again: true });
    const command = parseCommand(event.data);
    if (command?.command === 'hello') {
      isGreeted = true;
      clearTimeout(noLoader);
      if (command.scheme) document.documentElement.dataset['scheme'] = command.scheme;
    } else if (command?.command === 'prefill') handle.prefill(parsePrefill(form, command.values ?? []));
    else if (command) handle.focus();
  });
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented)
      announceToHost({ event: 'escape', formId: form.id });
  });
}

const COMMANDS = ['hello', 'prefill', 'focus'];

function parseCommand(data: unknown): FrameCommand | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, version, command, scheme, values } = data as Record<string, unknown>;
  if (type !== PROTOCOL.type || version !== PROTOCOL.version || !COMMANDS.includes(String(command)))
    return null;
  const pairs = Array.isArray(values) ? values.filter(isPair) : [];
  return {
    command: command as FrameCommand['command'],
    values: pairs,
    ...((scheme === 'light' || scheme === 'dark') && { scheme }),
  };
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

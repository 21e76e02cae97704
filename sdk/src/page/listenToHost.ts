import { readPrefill } from '../client/prefill.ts';
import type { PublicForm } from '../model/rendering.ts';
import type { FormHandle } from '../react/FormApp.tsx';
import { hostOrigin, MESSAGE_TYPE, MESSAGE_VERSION } from './announceToHost.ts';

/** What the page around a framed form may ask of it. `values` are name-value pairs. */
export interface FrameCommand {
  command: 'prefill' | 'focus' | 'reset' | 'submit';
  values?: readonly (readonly [string, string])[];
}

/** Lets the page around the form, and no other window, fill in what the form allows (T5). */
export function listenToHost(form: PublicForm, handle: FormHandle): void {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== hostOrigin()) return;
    const command = readCommand(event.data);
    if (command?.command === 'prefill') handle.prefill(readPrefill(form, command.values ?? []));
    else if (command) handle[command.command]();
  });
}

const COMMANDS = ['prefill', 'focus', 'reset', 'submit'];

function readCommand(data: unknown): FrameCommand | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, version, command, values } = data as Record<string, unknown>;
  if (type !== MESSAGE_TYPE || version !== MESSAGE_VERSION || !COMMANDS.includes(String(command)))
    return null;
  const pairs = Array.isArray(values) ? values.filter(isPair) : [];
  return { command: command as FrameCommand['command'], values: pairs };
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

import type { FormHandle } from '../react/FormApp.tsx';

/** A form's handle as the element's methods use it: values to prefill are named as in a query. */
export interface EmbedHandle extends Omit<FormHandle, 'prefill'> {
  prefill(pairs: Iterable<[name: string, value: string]>): void;
}

type Call = (handle: EmbedHandle) => void;

/** Calls of an element's methods: carried out on the form that is shown, queued while one is loading. */
export class MethodCalls {
  #handle: EmbedHandle | null = null;
  #queued: Call[] = [];

  make(call: Call): void {
    if (this.#handle) call(this.#handle);
    else this.#queued.push(call);
  }

  /** A form is shown: the queued calls are carried out on it. */
  attach(handle: EmbedHandle): void {
    this.#handle = handle;
    for (const call of this.#queued.splice(0)) call(handle);
  }

  /** Another form is loading: calls from here on are for that one. */
  detach(): void {
    this.#handle = null;
  }
}

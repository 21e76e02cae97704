import type { FormHandle } from '../react/FormApp.tsx';

/** The handle of a form for the element's methods; prefill takes the names of a query. */
export interface EmbedHandle extends Omit<FormHandle, 'prefill'> {
  prefill(pairs: Iterable<[name: string, value: string]>): void;
}

type Call = (handle: EmbedHandle) => void;

/** Runs calls of an element's methods on its form, and queues them while a form is loading. */
export class MethodCalls {
  #handle: EmbedHandle | null = null;
  #queued: Call[] = [];

  make(call: Call): void {
    if (this.#handle) call(this.#handle);
    else this.#queued.push(call);
  }

  /** Connects a form, and runs the queued calls on it. */
  attach(handle: EmbedHandle): void {
    this.#handle = handle;
    for (const call of this.#queued.splice(0)) call(handle);
  }

  /** Queues calls from now on, for the form that is loading. */
  detach(): void {
    this.#handle = null;
  }
}

import type { PublicForm, Texts } from '../model/rendering.ts';
import { MethodCalls } from './methodCalls.ts';

/** A form that came with the page, and its texts. */
export interface DeliveredForm {
  form: PublicForm;
  texts: Texts;
  /** Raw values that it was rendered with. */
  prefilled?: Readonly<Record<string, unknown>> | undefined;
}

/** State shared by an element and the component inside it; r2wc passes attributes and events alone. */
interface ElementState {
  calls: MethodCalls;
  delivered: DeliveredForm | null;
}

const states = new WeakMap<Node, ElementState>();

/** Returns the state of the element with this shadow root. */
export function stateOf(root: Node): ElementState {
  const state = states.get(root) ?? { calls: new MethodCalls(), delivered: null };
  states.set(root, state);
  return state;
}

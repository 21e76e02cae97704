import { unpackForm, type PublicForm } from '@inlay/sdk/model';

/** Reads a form as the public API gives it, unpacked as in a browser. */
export async function readPublicForm(address: string): Promise<PublicForm> {
  const form = (await (await fetch(address)).json()) as PublicForm;
  unpackForm(form);
  return form;
}

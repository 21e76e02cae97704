import { upgradeFormDefinition, type PublicForm } from '@inlay/sdk/model';

/** Reads a form as the public API gives it, with its definition in the newest shape. */
export async function readPublicForm(address: string): Promise<PublicForm> {
  const form = (await (await fetch(address)).json()) as PublicForm;
  return { ...form, definition: upgradeFormDefinition(form.definition) };
}

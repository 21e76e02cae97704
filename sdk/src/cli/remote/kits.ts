import type { BrandKit } from '../../api/index.ts';
import { followKit, type NamedBrand } from '../../model/authoring/index.ts';
import type { FormDefinition } from '../../model/definition/formDefinition.ts';
import { CliError } from '../cliContext.ts';
import type { Connection } from './connect.ts';

/** Returns a definition that follows a kit of the platform by name, with the styles that the live form has of it. */
export async function withKit(
  { api, url }: Connection,
  form: FormDefinition,
  { brand: named, live }: { brand: NamedBrand | null; live: FormDefinition | null },
): Promise<FormDefinition> {
  if (!named) return form;
  const { data } = await api.listBrandKits();
  return followKit(form, { named, kitId: findKit(data, named.kit, url).id, live });
}

/** @throws {CliError} where none or several kits have the name. */
function findKit(kits: readonly BrandKit[], name: string, url: string): BrandKit {
  const [kit, other] = kits.filter((one) => one.name === name);
  if (kit && !other) return kit;
  const known = kits.map((one) => `“${one.name}”`).join(', ') || 'none';
  throw new CliError(
    kit
      ? `Several brand kits at ${url} are called “${name}”. Rename one.`
      : `There is no brand kit “${name}” at ${url}; there is ${known}. Change “brand” in look.yaml, or make the kit.`,
  );
}

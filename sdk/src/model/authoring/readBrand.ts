import type { Node } from 'yaml';
import { textOf, type Reader } from './reader.ts';
import { said } from './source.ts';

/** The brand kit that a form follows, by its name. */
export interface NamedBrand {
  kit: string;
  variant: string;
  own: readonly string[];
}

/** Reads the brand kit of a form: its name alone, or with what the form decides itself. */
export function readBrand(reader: Reader, node: Node): NamedBrand | null {
  const name = textOf(node);
  if (name !== null) return { kit: name, variant: 'light', own: [] };
  const entries = reader.entries(node, 'The brand kit') ?? [];
  reader.refuseUnknown(entries, ['kit', 'variant', 'own'], 'A brand');
  const { kit = '', variant = 'light', own = [] } = reader.raw(node, ['brand']) as Partial<NamedBrand>;
  if (typeof kit === 'string' && kit !== '') return { kit, variant, own };
  reader.refuse(node, said('missing', 'The brand kit has no name.', 'Write kit: and its name.'));
  return null;
}

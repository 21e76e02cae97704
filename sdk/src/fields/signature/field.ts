import type { FieldBase, UploadedFile } from '../../model/fields/fieldBase.ts';

/** A signature: a drawn or a typed name. */
export type SignatureField = FieldBase<'signature'>;

/** One of both is empty. */
export interface SignatureAnswer {
  typed: string;
  /** The picture of the strokes: none or one. */
  drawn: UploadedFile[];
}

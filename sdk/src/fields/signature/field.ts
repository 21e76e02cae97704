import type { FieldBase, UploadedFile } from '../../model/fields/fieldBase.ts';

/** A name that stands for a signature: drawn, or typed. */
export type SignatureField = FieldBase<'signature'>;

/** One of both is empty. */
export interface SignatureAnswer {
  typed: string;
  /** The picture of the strokes: none or one. */
  drawn: UploadedFile[];
}

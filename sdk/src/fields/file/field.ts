import type { FieldBase, UploadedFile } from '../../model/fields/fieldBase.ts';
import type { FileKind } from './fileKinds.ts';

/** Files of the visitor. */
export interface FileField extends FieldBase<'file'> {
  accepts: FileKind[];
  maxFiles: number;
  /** Largest size of each file. */
  maxMegabytes: number;
  /** Whether phones open the camera at once. */
  camera: boolean;
}

/** An object, because a list of objects is the rows of a repeating group. */
export interface FileAnswer {
  files: UploadedFile[];
}

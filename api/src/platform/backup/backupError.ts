/** Why a backup or a restore was refused or failed; each has a sentence of its own. */
export type BackupFault =
  | 'archive_changed'
  | 'archive_cut'
  | 'archiving_off'
  | 'busy'
  | 'differs'
  | 'disk_full'
  | 'key_missing'
  | 'key_wrong'
  | 'not_embedded'
  | 'nothing_there'
  | 'other_version'
  | 'recovery_failed'
  | 'running'
  | 'taken'
  | 'time_outside'
  | 'unreachable';

/** A backup or a restore that was refused, or failed, by its name; nothing that was there before has changed. */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly fault: BackupFault;

  constructor(fault: BackupFault, message: string, options?: ErrorOptions) {
    super(`${message} [${fault}]`, options);
    this.fault = fault;
  }
}

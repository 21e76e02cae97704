/** One object of a store. */
export interface BackupObject {
  key: string;
  size: number;
  /** When it was written. */
  at: Date;
}

/** A folder or a bucket that backups lie in. Objects are small enough to be held in memory. */
export interface BackupStore {
  /** As people read it; without secrets. */
  name: string;
  /** Stores an object whole or not at all, for good, in place of one under the same key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null for an unknown key. */
  read(key: string): Promise<Buffer | null>;
  /** Names the objects in a folder and its folders. */
  list(folder: string): AsyncIterable<BackupObject>;
  /** Removes an object; an unknown key is no error. */
  remove(key: string): Promise<void>;
}

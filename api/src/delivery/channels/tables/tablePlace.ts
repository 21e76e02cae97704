/** A table that a sender can write to. */
export interface TablePlace {
  /** Its name there. */
  title: string;
  /** The settings that name it. */
  settings: Readonly<Record<string, string | number>>;
}

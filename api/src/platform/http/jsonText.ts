/** A JSON answer that the database wrote; tests compare it with the endpoint's schema (decision 198). */
export class JsonText<Value> {
  /** The type of the value; it is not parsed. */
  declare readonly value: Value;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The members of an object, of which some are JSON already. */
type Members<Value> = { [Name in keyof Value]: Value[Name] | JsonText<NonNullable<Value[Name]>> };

/** Writes an object as JSON; what is JSON already is passed through. */
export const writeJson = <Value extends object>(members: Members<Value>): JsonText<Value> => {
  const written = Object.entries<unknown>(members)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const json = value instanceof JsonText ? value.text : JSON.stringify(value);
      return `${JSON.stringify(name)}:${json}`;
    });
  return new JsonText(`{${written.join(',')}}`);
};

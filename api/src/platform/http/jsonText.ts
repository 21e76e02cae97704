/** A JSON answer that the database wrote; tests compare it with the endpoint's schema (decision 198). */
export class JsonText<Value> {
  /** The type of the value; it is not parsed. */
  declare readonly value: Value;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

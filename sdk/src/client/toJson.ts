/** Returns a value as JSON, also in pages of Prototype.js, which gives arrays a `toJSON` that makes a text of them. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string, written: unknown) {
    return Array.isArray(this[key]) ? this[key] : written;
  });

/** Finds the address of a service account in the JSON of its key; null in anything else. */
export function findAccount(key: string): string | null {
  try {
    const { client_email: email }: { client_email?: unknown } = JSON.parse(key) ?? {};
    return typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
}

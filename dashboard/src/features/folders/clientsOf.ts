import type { Folder } from '@inlay/api/contract';

/** A client of an account, with the folders that they see. */
export type AccountClient = Pick<Folder['people'][number], 'id' | 'name' | 'email' | 'state'> & {
  folders: Pick<Folder, 'id' | 'name'>[];
};

/** Returns whom folders are shared with, by email; somebody who was in the portal once is no longer invited. */
export function clientsOf(folders: readonly Folder[]): AccountClient[] {
  const clients = new Map<string, AccountClient>();
  for (const { people, id, name } of folders) {
    for (const person of people) {
      const known = clients.get(person.id) ?? { ...person, folders: [] };
      const latest = person.name === '' && known.name !== '' ? known : person;
      clients.set(person.id, {
        id: person.id,
        email: person.email,
        name: latest.name,
        state: latest.state,
        folders: [...known.folders, { id, name }],
      });
    }
  }
  return [...clients.values()].toSorted((one, other) => one.email.localeCompare(other.email));
}

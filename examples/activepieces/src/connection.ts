import { PieceAuth, Property } from '@activepieces/pieces-framework';
import { callInlay, type Connection } from './callInlay.ts';

/** The connection that every step uses. */
export const inlayAuth = PieceAuth.CustomAuth({
  required: true,
  props: {
    url: Property.ShortText({ displayName: 'Address of the platform', required: true }),
    key: PieceAuth.SecretText({ displayName: 'API key', required: true }),
  },
  validate: async ({ auth }) => {
    try {
      await callInlay(auth, { path: '/hooks' });
      return { valid: true };
    } catch (error) {
      return { valid: false, error: (error as Error).message };
    }
  },
});

/** The address and the key of a step's connection, as this and older versions of the framework give them. */
export const connectionOf = (auth: unknown): Connection => {
  const given = auth as Connection & { props?: Connection };
  return given.props ?? given;
};

/** A menu of the forms that the key reaches. */
export const formMenu = (required: boolean) =>
  Property.Dropdown({
    auth: inlayAuth,
    displayName: 'Form',
    required,
    refreshers: [],
    options: async ({ auth }) => {
      if (!auth) return { disabled: true, options: [], placeholder: 'Connect Inlay first' };
      const forms: { label: string; value: string }[] = [];
      let cursor: string | undefined;
      do {
        const page = await callInlay(connectionOf(auth), { path: '/forms', query: { limit: 200, cursor } });
        for (const { id, title } of page.data) forms.push({ label: title, value: id });
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return { options: forms };
    },
  });

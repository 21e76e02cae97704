import { MAX_PAGE } from './people.ts';
import { GROUP_SCHEMA } from './scimGroup.ts';
import { USER_SCHEMA } from './scimUser.ts';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

/** What is offered (RFC 7643, 5). */
export const presentServiceProvider = (baseUrl: string) => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_PAGE },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an administrator makes in the settings',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${baseUrl}/ServiceProviderConfig` },
});

/** The types of resources (RFC 7643, 6). */
export const presentResourceTypes = (baseUrl: string) => [
  presentResourceType(baseUrl, { id: 'User', description: 'People with an account', schema: USER_SCHEMA }),
  presentResourceType(baseUrl, { id: 'Group', description: 'Groups of people', schema: GROUP_SCHEMA }),
];

const presentResourceType = (
  baseUrl: string,
  { id, description, schema }: { id: string; description: string; schema: string },
) => ({
  schemas: [`${CORE}:ResourceType`],
  id,
  name: id,
  endpoint: `/${id}s`,
  description,
  schema,
  meta: { resourceType: 'ResourceType', location: `${baseUrl}/ResourceTypes/${id}` },
});

const attribute = (name: string, description: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

/** Attributes that are stored (RFC 7643, 7). */
export const presentSchemas = (baseUrl: string) => [presentUserSchema(baseUrl), presentGroupSchema(baseUrl)];

const presentGroupSchema = (baseUrl: string) => ({
  schemas: [`${CORE}:Schema`],
  id: GROUP_SCHEMA,
  name: 'Group',
  description: 'Groups of people',
  attributes: [
    attribute('displayName', 'The name by which rules know the group', {
      required: true,
      caseExact: true,
      uniqueness: 'server',
    }),
    attribute('members', 'People in the group', {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'The id of a user'),
        attribute('$ref', 'The address of the user', { type: 'reference', mutability: 'readOnly' }),
        attribute('type', 'Of a user', { canonicalValues: ['User'] }),
      ],
    }),
  ],
  meta: { resourceType: 'Schema', location: `${baseUrl}/Schemas/${GROUP_SCHEMA}` },
});

const presentUserSchema = (baseUrl: string) => ({
  schemas: [`${CORE}:Schema`],
  id: USER_SCHEMA,
  name: 'User',
  description: 'People with an account',
  attributes: [
    attribute('userName', 'The name by which the directory knows the person', {
      required: true,
      uniqueness: 'server',
    }),
    attribute('name', 'The parts of the name', {
      type: 'complex',
      subAttributes: [
        attribute('formatted', 'The whole name'),
        attribute('givenName', 'The first name'),
        attribute('familyName', 'The last name'),
      ],
    }),
    attribute('displayName', 'The name that others see'),
    attribute('emails', 'The address of the account', {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'An email address'),
        attribute('type', 'Of work', { canonicalValues: ['work'] }),
        attribute('primary', 'Whether it is the address of the account', { type: 'boolean' }),
      ],
    }),
    attribute('active', 'Whether the person has access', { type: 'boolean' }),
  ],
  meta: { resourceType: 'Schema', location: `${baseUrl}/Schemas/${USER_SCHEMA}` },
});

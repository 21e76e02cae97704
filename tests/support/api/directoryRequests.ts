/**
 * Requests as directories write them, with names and ids of our own.
 *
 * - RFC 7644 (September 2015): 3.3 (create), 3.4.2.2 (filter), 3.5.1 (replace), 3.5.2 (patch).
 * - Microsoft Entra: "Develop and plan provisioning for a SCIM endpoint in Microsoft Entra ID"
 *   (learn.microsoft.com/entra/identity/app-provisioning/use-scim-to-provision-users-and-groups), from memory of its examples: POST
 *   with an enterprise extension; PATCH with `Replace` and a path with a filter; `active` as a text before the flag
 *   `aadOptscim062020`.
 * - Okta: "SCIM 2.0 Protocol Reference" (developer.okta.com/docs/api/openapi/okta-scim/guides/scim-20), from memory of its examples:
 *   look-up by `userName eq`, POST, PUT of the whole user, PATCH without a path to deactivate.
 *
 * Groups: RFC 7643 (September 2015), 8.4, and RFC 7644, 3.5.2; Entra's page of above as read in training before 2026 ("Add" and
 * "Remove" of members with `$ref`, `excludedAttributes=members`); Okta's reference, "Groups" (replace with `id` and `displayName`,
 * remove by a filter), likewise. All from memory of their examples, written down on 2026-11-30.
 */
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

const patch = (...Operations: object[]) => ({ schemas: [PATCH], Operations });

export const RFC_7644 = {
  create: {
    schemas: [USER],
    userName: 'bjensen',
    externalId: 'bjensen',
    name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
    emails: [{ value: 'bjensen@example.com' }],
  },
  replace: {
    schemas: [USER],
    id: 'left aside',
    userName: 'bjensen',
    externalId: 'bjensen',
    name: {
      formatted: 'Ms. Barbara J Jensen',
      familyName: 'Jensen',
      givenName: 'Barbara',
      middleName: 'Jane',
    },
    roles: [],
    emails: [{ value: 'bjensen@example.com' }, { value: 'babs@jensen.example.org', type: 'home' }],
  },
  replaceName: patch({ op: 'replace', path: 'name.familyName', value: 'Jones' }),
  addEmail: patch({
    op: 'add',
    value: { emails: [{ value: 'babs@example.com', type: 'work', primary: true }], nickname: 'Babs' },
  }),
};

export const ENTRA = {
  create: {
    schemas: [USER, ENTERPRISE],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName: 'Test_User_ab6490ee@testuser.example',
    active: true,
    displayName: 'Bea Tester',
    emails: [{ primary: true, type: 'work', value: 'Test_User_fd0ea19b@testuser.example' }],
    meta: { resourceType: 'User' },
    name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
    roles: [],
    [ENTERPRISE]: { department: 'Sales', manager: '' },
  },
  changeMany: patch(
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updated@testuser.example' },
    { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
    { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Marketing' },
    { op: 'Add', path: 'title', value: 'Head' },
  ),
  changeName: patch({ op: 'Replace', path: 'userName', value: '5b50642d@testuser.example' }),
  dotted: patch({ op: 'replace', value: { displayName: 'Bea Dotted', 'name.givenName': 'Bea' } }),
  disable: patch({ op: 'Replace', path: 'active', value: false }),
  disableByText: patch({ op: 'Replace', path: 'active', value: 'False' }),
  enable: patch({ op: 'Replace', path: 'active', value: 'True' }),
};

const oktaUser = {
  schemas: [USER],
  userName: 'test.user@okta.example',
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: 'test.user@okta.example', type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  active: true,
};

export const OKTA = {
  create: { ...oktaUser, password: '1mz050nq' },
  replace: {
    ...oktaUser,
    name: { givenName: 'Another', middleName: 'Excited', familyName: 'User' },
    displayName: 'Another User',
  },
  deactivate: patch({ op: 'replace', value: { active: false } }),
  reactivate: patch({ op: 'replace', value: { active: true } }),
};

const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** Requests for groups; members are ids of users. */
export const GROUPS = {
  rfcCreate: (members: readonly string[]) => ({
    schemas: [GROUP],
    id: 'left aside',
    displayName: 'Tour Guides',
    members: members.map((value) => ({
      value,
      $ref: `https://example.com/v2/Users/${value}`,
      display: 'Babs',
    })),
  }),
  rfcAdd: (id: string) => patch({ op: 'add', path: 'members', value: [{ display: 'Babs', value: id }] }),
  rfcRemoveOne: (id: string) => patch({ op: 'remove', path: `members[value eq "${id}"]` }),
  rfcRemoveAll: () => patch({ op: 'remove', path: 'members' }),
  rfcReplace: (id: string) =>
    patch({ op: 'remove', path: 'members' }, { op: 'add', path: 'members', value: [{ value: id }] }),
  entraCreate: () => ({
    schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
    externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
    displayName: 'displayName',
    meta: { resourceType: 'Group' },
  }),
  entraAdd: (id: string) => patch({ op: 'Add', path: 'members', value: [{ $ref: null, value: id }] }),
  entraRemove: (id: string) => patch({ op: 'Remove', path: 'members', value: [{ $ref: null, value: id }] }),
  entraRename: (name: string) => patch({ op: 'Replace', path: 'displayName', value: name }),
  oktaCreate: (members: readonly string[]) => ({
    schemas: [GROUP],
    displayName: 'Test SCIMv2',
    members: members.map((value) => ({ value, display: 'test.user@okta.example' })),
  }),
  oktaRename: (id: string, displayName: string) => patch({ op: 'replace', value: { id, displayName } }),
  oktaReplace: (members: readonly string[]) =>
    patch({ op: 'replace', path: 'members', value: members.map((value) => ({ value, display: 'x' })) }),
};

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readColumns } from '../../../../tests/support/postgres/readColumns.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';

let database: TestDatabase;
let found: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  found = await readColumns(database);
});
afterAll(() => database.drop());

test.each([
  [
    'TEAM-013',
    'account_grants',
    'account_id created_at folder_id? form_id? id is_by_rule rights role user_id',
  ],
  [
    'TEAM-030',
    'account_invitations',
    'account_id created_at email expires_at id invited_by? places? rights role',
  ],
  ['D-173', 'account_members', 'account_id created_at is_by_rule rights role user_id'],
  ['D-173', 'accounts', 'created_at id name picture_url?'],
  [
    'SSO-032',
    'directory_people',
    'created_at external_id? family_name given_name removed_at? updated_at user_id user_name user_name_key',
  ],
  ['SSO-045', 'directory_group_members', 'group_id user_id'],
  ['SSO-045', 'directory_groups', 'created_at display_name external_id? id updated_at'],
  [
    'SSO-012',
    'user_identities',
    'created_at domain? email groups id issuer last_used_at? linked_at? subject user_id',
  ],
  ['PRIV-020', 'erased_remains', 'account_id day form_id submission_id'],
  [
    'PRIV-010',
    'legal_holds',
    'account_id ends_at? form_id? id lifted_at? lifted_by? pattern? person_hash? placed_at placed_by? reason submission_id?',
  ],
  [
    'PRIV-006',
    'person_erasures',
    'account_id counts finished_at? id person_hash request_hash requested_at requested_by? requester search? selection? state step',
  ],
])('%s the table %s has these columns and no other', (_ids, table, columns) => {
  expect(found.get(table)?.toSorted()).toEqual(columns.trim().split(/\s+/).toSorted());
});

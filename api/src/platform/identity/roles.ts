import type { AccountAbilities, FormAbilities, MemberRole, Right } from '../contract/index.ts';

/** A role and the rights that it comes with, in an account or in a single folder or form. */
export interface RoleHeld {
  role: MemberRole;
  rights: readonly Right[];
}

/** A role in a single folder or form of an account. */
export interface Grant extends RoleHeld {
  accountId: string;
  /** One of both is set. */
  folderId: string | null;
  formId: string | null;
}

/** Roles, each of which may do all that those before it may. */
const RANKS: Readonly<Record<MemberRole, number>> = {
  viewer: 1,
  responder: 2,
  editor: 3,
  admin: 4,
  owner: 5,
};

/** Returns whether a role may do at least what another one may. */
export const isAtLeast = (role: MemberRole, least: MemberRole): boolean => RANKS[role] >= RANKS[least];

/** What somebody may do with a form, and its submissions. */
export type FormAbility = keyof FormAbilities;

/**
 * The least role with each ability, and the right that a role below `admin` needs for it as well: the whole model of
 * what members may do with forms (TEAM-010).
 */
export const FORM_ABILITIES: Readonly<Record<FormAbility, { least: MemberRole; right?: Right }>> = {
  readSubmissions: { least: 'viewer' },
  export: { least: 'viewer', right: 'export' },
  work: { least: 'responder' },
  discard: { least: 'responder' },
  update: { least: 'editor' },
  organise: { least: 'editor' },
  delete: { least: 'editor' },
  activate: { least: 'editor', right: 'publish' },
  share: { least: 'editor', right: 'share' },
  erase: { least: 'editor', right: 'erase' },
};

/** The same abilities as a list. */
export const ABILITIES = Object.keys(FORM_ABILITIES) as FormAbility[];

/** Returns whether a role has an ability where it holds. */
export function may({ role, rights }: RoleHeld, ability: FormAbility): boolean {
  const { least, right } = FORM_ABILITIES[ability];
  return isAtLeast(role, least) && (!right || isAtLeast(role, 'admin') || rights.includes(right));
}

/** What somebody may do with what belongs to the account itself. */
export type AccountAbility = keyof AccountAbilities;

/**
 * The least role in the whole account for each: people and keys; erasing a person (decision 932); folders, templates, brands and statuses; saved views
 * and reply templates. `read` is seeing those. `edit`, for pictures, is also had by whoever edits a single form (TEAM-011).
 */
const ACCOUNT_ABILITIES: Readonly<Record<AccountAbility, MemberRole>> = {
  manage: 'admin',
  privacy: 'owner',
  organise: 'editor',
  edit: 'editor',
  work: 'responder',
  read: 'viewer',
};

/** The roles of a person in the account that they work in. */
export interface Roles {
  accountId: string;
  /** The role in the whole account; null for somebody with single folders or forms of it. */
  member: RoleHeld | null;
  /** Roles in single folders and forms, of every account. */
  grants: readonly Grant[];
}

/** Returns whether a person has an ability in the account that they work in. */
export function mayInAccount({ accountId, member, grants }: Roles, ability: AccountAbility): boolean {
  const least = ACCOUNT_ABILITIES[ability];
  if (member && isAtLeast(member.role, least)) return true;
  return (
    ability === 'edit' &&
    grants.some((grant) => grant.accountId === accountId && isAtLeast(grant.role, least))
  );
}

/** Returns the abilities of a person in the account that they work in. */
export const accountAbilities = (roles: Roles): AccountAbilities => ({
  manage: mayInAccount(roles, 'manage'),
  privacy: mayInAccount(roles, 'privacy'),
  organise: mayInAccount(roles, 'organise'),
  edit: mayInAccount(roles, 'edit'),
  work: mayInAccount(roles, 'work'),
  read: mayInAccount(roles, 'read'),
});

/** The rights that each role may come with; owners and administrators of an account have all of them. */
export const RIGHTS_OF_ROLE: Readonly<Record<MemberRole, readonly Right[]>> = {
  owner: [],
  admin: [],
  editor: ['export', 'publish', 'share', 'erase'],
  responder: ['export'],
  viewer: ['export'],
};

/** An owner, as the one who signs up is in their own account. */
export const OWNER: RoleHeld = { role: 'owner', rights: [] };

import { z } from 'zod';
import { MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import { grantPlacesSchema, grantRoleSchema, memberRoleSchema, rightSchema } from './roles.ts';

/** What a role allows with what belongs to the account itself (TEAM-011); the dashboard never derives it. */
export const accountAbilitiesSchema = z.object({
  /** People, API keys and who is told of submissions. */
  manage: z.boolean(),
  /** Finding, holding and erasing people. */
  privacy: z.boolean(),
  /** Folders, templates, brands and statuses; new forms outside of folders. */
  organise: z.boolean(),
  /** Pictures, and drafts of looks. */
  edit: z.boolean(),
  /** Saved views and reply templates. */
  work: z.boolean(),
  read: z.boolean(),
});

/** An account that the caller belongs to. */
export const ownAccountSchema = z.object({
  id: z.uuid(),
  /** Its name, or the one of its first owner. */
  name: z.string(),
  /** Null for somebody with single folders or forms of it. */
  role: memberRoleSchema.nullable(),
  /** Address of its picture, a square. */
  pictureUrl: z.string().nullable(),
  /** Whether the session works in it. */
  isCurrent: z.boolean(),
});

/** `GET /api/accounts`: the accounts that the caller may work in, by name (TEAM-002). */
export const ownAccountListSchema = z.object({ accounts: z.array(ownAccountSchema) });

/** `POST /api/accounts/{accountId}/choose`. */
export const accountIdParamsSchema = z.strictObject({ accountId: z.uuid() });

/** `GET /api/account`: the account that the caller works in, and whom to ask for more rights. */
export const accountSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What its people named it; empty = after its first owner. */
  ownName: z.string(),
  /** Address of its picture, a square. */
  pictureUrl: z.string().nullable(),
  role: memberRoleSchema.nullable(),
  rights: z.array(rightSchema),
  owners: z.array(z.object({ fullName: z.string(), email: z.string() })),
});

/** `PATCH /api/account`. */
export const updateAccountRequestSchema = z.strictObject({
  name: z.string().trim().max(MAX_PERSON_NAME_LENGTH),
});

/** A role in a single folder or form, with its name. */
const grantSchema = z.object({
  folderId: z.uuid().nullable(),
  formId: z.uuid().nullable(),
  name: z.string(),
  role: grantRoleSchema,
  rights: z.array(rightSchema),
});

/** A person of the account. */
export const memberSchema = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  /** The role in the whole account; null for somebody with single folders or forms of it. */
  role: memberRoleSchema.nullable(),
  rights: z.array(rightSchema),
  grants: z.array(grantSchema),
  isSelf: z.boolean(),
  /** Whether the caller may change or remove them. */
  isChangeable: z.boolean(),
});

/** Somebody who is asked to join, until they do. */
export const accountInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: memberRoleSchema,
  rights: z.array(rightSchema),
  places: grantPlacesSchema.nullable(),
  expiresAt: z.iso.datetime(),
});

/** `GET /api/members`: everybody with a role in the account, and the open invitations. */
export const memberListSchema = z.object({
  members: z.array(memberSchema),
  invitations: z.array(accountInvitationSchema),
});

/** A role with its rights, in the whole account or in some folders and forms. */
const givenRole = {
  role: memberRoleSchema,
  rights: z.array(rightSchema).max(4).default([]),
  /** Null = the whole account; owners and administrators are always that. */
  places: grantPlacesSchema.nullable().default(null),
};

/** `PUT /api/members/{userId}`: what a person may do from now on, in place of what they could. */
export const setMemberRequestSchema = z.strictObject(givenRole);
export const memberIdParamsSchema = z.strictObject({ userId: z.uuid() });

/** `POST /api/members/{userId}/transfer`: makes a person the owner in the caller's place. */
export const transferAccountRequestSchema = z.strictObject({ password: z.string() });

/** `POST /api/members/invitations`. */
export const inviteMemberRequestSchema = z.strictObject({ email: z.string(), ...givenRole });
export const invitationIdParamsSchema = z.strictObject({ invitationId: z.uuid() });

/** An invitation, with its link where no mail carries it. */
export const sentInvitationSchema = z.object({
  invitation: accountInvitationSchema,
  /** The link to pass on where no mail server is set; null when it was mailed. */
  link: z.string().nullable(),
});

/** `POST /api/invitations/look`: what a link invites to, without using it up; `…/accept` by a signed-in person. */
export const invitationLinkRequestSchema = z.strictObject({ token: z.string().max(200) });
export const invitationLookSchema = z.object({
  account: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  role: memberRoleSchema,
  /** Whether somebody with this address has signed up, who signs in to accept it. */
  isKnown: z.boolean(),
});

/** `POST /api/invitations/sign-up`: a new person accepts it and chooses a password. */
export const signUpByInvitationRequestSchema = z.strictObject({
  token: z.string().max(200),
  fullName: z.string(),
  password: z.string(),
});

export type AccountAbilities = z.infer<typeof accountAbilitiesSchema>;
export type OwnAccountList = z.infer<typeof ownAccountListSchema>;
export type AccountAnswer = z.infer<typeof accountSchema>;
export type MemberList = z.infer<typeof memberListSchema>;
export type Member = z.infer<typeof memberSchema>;
export type AccountInvitationItem = z.infer<typeof accountInvitationSchema>;
export type SetMemberRequest = z.infer<typeof setMemberRequestSchema>;
export type InviteMemberRequest = z.infer<typeof inviteMemberRequestSchema>;
export type SentInvitation = z.infer<typeof sentInvitationSchema>;
export type InvitationLook = z.infer<typeof invitationLookSchema>;

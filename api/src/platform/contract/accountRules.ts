import { z } from 'zod';
import { grantRoleSchema, memberRoleSchema, rightSchema } from './roles.ts';

/** Most rules of an installation. */
export const MAX_ACCOUNT_RULES = 200;

/** What a rule goes by: a group of the sign-in provider or the directory, or the domain of a verified address. */
export const ruleKindSchema = z.enum(['group', 'domain']);

/**
 * A rule by which people of a group, or with addresses of a domain, get a role in an account or in one folder of it
 * (SSO-040). Rules make nobody an owner.
 */
export const accountRuleSchema = z
  .strictObject({
    kind: ruleKindSchema,
    /** The group's name as the provider writes it, letter by letter; or the domain. */
    value: z.string().trim().min(1, 'Enter a group or a domain').max(200),
    accountId: z.uuid(),
    /** Null = the whole account. */
    folderId: z.uuid().nullable().default(null),
    role: memberRoleSchema.exclude(['owner']),
    rights: z.array(rightSchema).max(4).default([]),
  })
  .refine(({ folderId, role }) => folderId === null || grantRoleSchema.safeParse(role).success, {
    path: ['role'],
    message: 'In a folder one is editor, responder or viewer.',
  });

/** The claim that lists somebody's groups. */
export const groupsClaimSchema = z.string().trim().min(1, 'Enter the name of the claim').max(200);

/** `PUT /api/admin/account-rules`. */
export const saveAccountRulesRequestSchema = z.strictObject({
  groupsClaim: groupsClaimSchema,
  rules: z.array(accountRuleSchema).max(MAX_ACCOUNT_RULES),
});

/** `GET /api/admin/account-rules`. */
export const accountRulesResponseSchema = z.object({
  /** Where they are set; the environment wins. */
  source: z.enum(['environment', 'settings']),
  groupsClaim: z.string(),
  rules: z.array(
    z.object({
      ...accountRuleSchema.shape,
      value: z.string(),
      /** Names of account and folder; null where one is gone, whose rule does nothing. */
      account: z.string().nullable(),
      folder: z.string().nullable(),
    }),
  ),
});

/** `GET /api/admin/accounts`: accounts by a part of their name, for a choice. */
export const accountSearchQuerySchema = z.strictObject({ search: z.string().max(200).default('') });
export const accountSearchResponseSchema = z.object({
  accounts: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      folders: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  ),
});

export type AccountRule = z.output<typeof accountRuleSchema>;
export type SaveAccountRulesRequest = z.input<typeof saveAccountRulesRequestSchema>;
export type AccountRulesResponse = z.infer<typeof accountRulesResponseSchema>;
export type AccountSearchResponse = z.infer<typeof accountSearchResponseSchema>;

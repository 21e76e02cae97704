import { z } from 'zod';

/** Roles in an account; each may do all that those behind it may (TEAM-010). */
export const memberRoleSchema = z.enum(['owner', 'admin', 'editor', 'responder', 'viewer']);
/** Roles in a single folder or form. */
export const grantRoleSchema = z.enum(['editor', 'responder', 'viewer']);
/** Rights that a role below `admin` has where they are given. */
export const rightSchema = z.enum(['export', 'publish', 'share', 'erase']);

/** Folders and forms of an account in which a role holds. */
export const grantPlacesSchema = z.strictObject({
  folderIds: z.array(z.uuid()).max(100),
  formIds: z.array(z.uuid()).max(100),
});

export type GrantPlaces = z.infer<typeof grantPlacesSchema>;
export type MemberRole = z.infer<typeof memberRoleSchema>;
export type GrantRole = z.infer<typeof grantRoleSchema>;
export type Right = z.infer<typeof rightSchema>;

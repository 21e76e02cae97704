import { z } from 'zod';

/** Most fields that a sender names. */
const MAX_FIELDS = 1_000;
/** Longest id of a field or a value, in characters. */
const MAX_ID = 100;

/** The settings of a channel that writes a message about each submission. */
export const messageSettings = {
  /** The fields whose answers the message has, in the order of the form; null for all. */
  fields: z.array(z.string().min(1).max(MAX_ID)).max(MAX_FIELDS).nullable().default(null),
};

/** Whether a channel also tells when answers are changed or withdrawn (HOOK-016). */
export const tellsEdits = { tellsEdits: z.boolean().optional() };

/** The address of an incoming webhook, by which whoever has it may write. */
export const hookAddress = { url: z.string().max(2_000) };

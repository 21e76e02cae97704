import { z } from 'zod';
import { defineSender } from './defineSender.ts';
import { hookAddress, tellsEdits } from './messageSettings.ts';

/** Longest body, and longest part of a form or a header, in characters. */
const MAX_BODY = 20_000;
const MAX_PART = 2_000;
const MAX_NAME = 200;
/** Most parts of a form, and most headers. */
const MAX_PARTS = 100;
const MAX_HEADERS = 20;

const pairs = (most: number) =>
  z
    .array(z.strictObject({ name: z.string().min(1).max(MAX_NAME), value: z.string().max(MAX_PART) }))
    .max(most);

/** Any server, by a template: names in braces, such as `{{id|words for a blank answer}}`, are answers. */
export const httpSender = defineSender('http', {
  settings: {
    ...tellsEdits,
    method: z.enum(['POST', 'PUT', 'PATCH']).default('POST'),
    format: z.enum(['json', 'form']).default('json'),
    /** The body as JSON, with names in its texts. */
    json: z.string().max(MAX_BODY).default('{}'),
    /** The parts of a form, with names in their values. */
    parts: pairs(MAX_PARTS).default([]),
  },
  credentials: { ...hookAddress, headers: pairs(MAX_HEADERS).optional() },
});

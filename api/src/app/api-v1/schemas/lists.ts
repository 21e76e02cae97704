import { z } from 'zod';

/** Most entries of one page, and how many one has where nothing is asked. */
const MAX_PAGE = 200;
const DEFAULT_PAGE = 50;
/** Longest cursor. */
const MAX_CURSOR_LENGTH = 600;

/** What every list takes. */
export const pageShape = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_PAGE)
    .default(DEFAULT_PAGE)
    .meta({ description: 'Most entries of the page.' }),
  cursor: z
    .string()
    .max(MAX_CURSOR_LENGTH)
    .optional()
    .meta({ description: 'The `nextCursor` of an earlier page of the same list.' }),
};

export const pageQuerySchema = z.strictObject(pageShape);

/** What the list of something answers with, page by page. */
export const pageShapeOf = <Item extends z.ZodType>(item: Item) => ({
  data: z.array(item),
  nextCursor: z
    .string()
    .nullable()
    .meta({ description: 'Leads to what follows this page; null where nothing does.' }),
  hasMore: z.boolean().meta({ description: 'Whether more follows now.' }),
});

export const pageOf = <Item extends z.ZodType>(item: Item) => z.object(pageShapeOf(item));

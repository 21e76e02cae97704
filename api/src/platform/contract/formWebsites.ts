import { z } from 'zod';
import { MAX_URL_LENGTH } from '@inlay/sdk/model';

/** `GET /api/forms/{formId}/websites`: where a form is meant to be, and where browsers have shown it. */
export const formWebsitesSchema = z.object({
  /** The page that was typed for this form, else its brand's website, else the account's last; `null` = none known. */
  address: z.string().nullable(),
  /** Websites on which browsers have shown the form, the latest first. */
  seen: z.array(z.object({ website: z.string(), seenAt: z.iso.datetime() })),
});

const address = z.string().max(MAX_URL_LENGTH);

/** `PUT /api/forms/{formId}/websites`: the page on which the form is meant to be, as typed. */
export const chooseWebsiteRequestSchema = z.strictObject({ address });

/** `POST /api/forms/{formId}/page-check`: the page to look through. */
export const checkPageRequestSchema = z.strictObject({ address });

/** What keeps a page from showing a form. */
export const PAGE_PROBLEMS = [
  /** The page has no line of this platform. */
  'no_line',
  /** The line is words on the page: it was pasted where texts are. */
  'line_as_text',
  /** The line shows another form. */
  'other_form',
  /** The line is there without the script that makes it a form. */
  'no_script',
  /** The line is there more than once. */
  'line_twice',
  /** The page is encrypted, the platform is not, and browsers refuse the mixture. */
  'mixed_content',
  /** The page's Content-Security-Policy forbids it. */
  'policy',
  /** The form is limited to other websites. */
  'website_not_allowed',
  /** The form is limited to frames, and the line is none. */
  'frame_only',
  'form_disabled',
] as const;

export const PAGE_WAYS = ['frame', 'placeholder', 'element'] as const;

/** What a page has of a form. */
export const pageCheckSchema = z.object({
  /** The page that was read, behind redirects. */
  url: z.string(),
  /** How the form stands in it; `null` where it does not. */
  way: z.enum(PAGE_WAYS).nullable(),
  problems: z.array(
    z.object({
      problem: z.enum(PAGE_PROBLEMS),
      /** Of `policy`: the directives that forbid it. */
      directives: z.array(z.string()).optional(),
      /** Of `other_form`: the title of a form that the person may see. */
      title: z.string().optional(),
    }),
  ),
});

export type FormWebsites = z.infer<typeof formWebsitesSchema>;
export type PageProblem = (typeof PAGE_PROBLEMS)[number];
export type PageWay = (typeof PAGE_WAYS)[number];
export type PageCheck = z.infer<typeof pageCheckSchema>;

import type { EntityManager } from '@mikro-orm/postgresql';
import { isAllowedWebsite } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import type { PageCheck, PageWay } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { askLookProgram } from '../brands/look/askLookProgram.ts';
import { fetchPage, textOf, withPublicFetch } from '../brands/look/fetchPage.ts';
import type { LineFacts } from '../brands/look/lookFacts.ts';
import { formsVisibleTo } from '../policy.ts';
import { getPublishing } from '../publishing/publishing.ts';
import { isPermitted, type PolicyDirective } from './contentPolicy.ts';

/** Longest time of a fetch, in ms. */
const FETCH_MS = 10_000;

/** A page of somebody's website as it was read. */
export interface ReadPage {
  /** Behind redirects. */
  url: string;
  policies: string[];
  lines: LineFacts;
}

/**
 * Reads what a page has of this platform's forms, without running its scripts.
 * @throws {ProblemError} `look.unreachable`, `look.refused`, `look.not_a_page`
 */
export const readPageLines = (
  url: string,
  config: Pick<Config, 'allowedHosts' | 'publicUrl'>,
): Promise<ReadPage> =>
  withPublicFetch(config, FETCH_MS, async (fetch) => {
    const page = await fetchPage(fetch, url);
    const request = { kind: 'lines', html: textOf(page), platform: config.publicUrl } as const;
    const lines = await askLookProgram<LineFacts>(request);
    if (!lines) throw new ProblemError('look.not_a_page');
    return { url: page.url, policies: [...page.policies, ...lines.policies], lines };
  });

/** Says what keeps a page from showing a form (LINK-058). */
export async function judgePage(
  em: EntityManager,
  { actor, form, page, platform }: { actor: Actor; form: Form; page: ReadPage; platform: string },
): Promise<PageCheck> {
  const { lines, url } = page;
  const own = lines.forms.filter(({ id }) => id === form.id);
  const [first] = own;
  if (!first) return { url, way: null, problems: [await findMistake(em, actor, lines)] };
  const { way } = first;
  const { allowedWebsites, frameOnly } = await getPublishing(em, form);
  const { origin } = new URL(url);
  const isElsewhere =
    allowedWebsites !== null && origin !== platform && !isAllowedWebsite(origin, allowedWebsites);
  const directives = findForbidden(page, { way, formId: form.id, platform });
  const found: [boolean, PageCheck['problems'][number]][] = [
    [!form.active, { problem: 'form_disabled' }],
    [!first.hasMark || !hasScript(lines, way, form.id), { problem: 'no_script' }],
    [isMixture(url, platform), { problem: 'mixed_content' }],
    [directives.length > 0, { problem: 'policy', directives }],
    [isElsewhere, { problem: 'website_not_allowed' }],
    [frameOnly && way === 'element', { problem: 'frame_only' }],
    [own.filter((one) => one.way !== 'placeholder').length > 1, { problem: 'line_twice' }],
  ];
  return { url, way, problems: found.flatMap(([isSo, problem]) => (isSo ? [problem] : [])) };
}

/** Says what is in the page instead of a form's line. */
async function findMistake(
  em: EntityManager,
  actor: Actor,
  { forms, isText }: LineFacts,
): Promise<PageCheck['problems'][number]> {
  const [other] = forms;
  if (!other) return { problem: isText ? 'line_as_text' : 'no_line' };
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(other.id);
  const form = isId ? await em.findOne(Form, { $and: [formsVisibleTo(actor), { id: other.id }] }) : null;
  return { problem: 'other_form', ...(form && { title: form.title }) };
}

const hasScript = ({ scripts }: LineFacts, way: PageWay, formId: string): boolean =>
  way === 'element'
    ? scripts.includes('/sdk/form-embed.js') || scripts.includes(`/embed/${formId}/form.js`)
    : scripts.includes('/sdk/loader.js');

/** Browsers load nothing unencrypted into an encrypted page, but from the computer itself. */
const isMixture = (page: string, platform: string): boolean =>
  page.startsWith('https:') && /^http:\/\/(?!localhost[:/]|127\.|\[::1\])/.test(`${platform}/`);

/** What each way needs of a page's policy (docs/embedding.md). */
function findForbidden(
  { url: page, policies }: ReadPage,
  { way, formId, platform }: { way: PageWay; formId: string; platform: string },
): PolicyDirective[] {
  const needs: [PolicyDirective, string][] =
    way === 'element'
      ? [
          ['script-src', `/embed/${formId}/form.js`],
          ['connect-src', `/api/public/forms/${formId}`],
        ]
      : [
          ['frame-src', `/embed/${formId}`],
          ['script-src', '/sdk/loader.js'],
        ];
  return needs.flatMap(([directive, path]) =>
    isPermitted(policies, directive, { url: `${platform}${path}`, page }) ? [] : [directive],
  );
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderResultsNotice } from '@inlay/sdk/server';
import { z } from 'zod';
import type { AppContext } from '../../platform/http/appContext.ts';
import { createAsset, type Asset } from '../../platform/http/builtAssets.ts';
import { hashInlineScripts } from '../../platform/http/hashInlineScripts.ts';
import { requestLanguage } from '../../platform/http/requestLanguage.ts';
import { secretPageHeaders, setDocumentationPolicy } from '../../platform/http/securityHeaders.ts';
import { sendAsset } from '../../platform/http/sendAsset.ts';
import { shippedFile } from '../../platform/process/shippedFile.ts';
import { sayIn, type Say } from '../../platform/texts/translate.ts';

const PREFIX = '/docs/';
/** Seconds after which a page that waits for the documentation loads again. */
const LOAD_AGAIN_SECONDS = 5;

/** How far the documentation is: what `docs/site/build.mjs` writes beside it. */
const stateSchema = z.object({
  state: z.enum(['none', 'building', 'built', 'failed']),
  /** The last lines of what failed. */
  reason: z.string().optional(),
});
type State = z.infer<typeof stateSchema>;

/**
 * Returns what serves the documentation below /docs, or says there why it is not there. It is read from the disk for
 * each request: it may come while the platform runs, and few read it.
 * @param folder of the project's documentation
 */
export function documentation(folder = fileURLToPath(shippedFile('docs'))) {
  const read = (name: string): Promise<Buffer | undefined> =>
    readFile(join(folder, name)).catch(() => undefined);
  return async (ctx: AppContext): Promise<void> => {
    if (ctx.path === '/docs') return ctx.redirect(PREFIX);
    const written = await read('generated/state.json');
    const state = stateSchema.parse(written ? JSON.parse(written.toString()) : { state: 'none' });
    if (state.state !== 'built') return sendState(ctx, state);
    const found = await findAsset(ctx.path.slice(PREFIX.length), read);
    // Links of a page are relative to its own address, so the other spelling leads there.
    if (!found && ctx.path.endsWith('/')) {
      const path = ctx.path.slice(PREFIX.length, -1);
      if (await findAsset(path, read)) return ctx.redirect(`${PREFIX}${path}${ctx.search}`);
    }
    const asset = found ?? (await readAsset('404.html', read));
    if (!asset) return sendState(ctx, { state: 'none' });
    if (asset.type.startsWith('text/html'))
      setDocumentationPolicy(ctx, hashInlineScripts(asset.body.toString()));
    sendAsset(ctx, asset);
    if (asset.name === '404.html') ctx.status = 404;
  };
}

type Read = (name: string) => Promise<Buffer | undefined>;
type NamedAsset = Asset & { name: string };

/** Finds the file of a path; addresses of pages have no ending. */
async function findAsset(path: string, read: Read): Promise<NamedAsset | undefined> {
  if (!/^[\w@.-]*(\/[\w@.-]+)*\/?$/.test(path) || path.split('/').includes('..')) return undefined;
  if (path === '' || path.endsWith('/')) return readAsset(`${path}index.html`, read);
  return (await readAsset(path, read)) ?? readAsset(`${path}.html`, read);
}

async function readAsset(name: string, read: Read): Promise<NamedAsset | undefined> {
  const body = await read(`dist/${name}`);
  return body && { name, ...createAsset(name, body, await read(`dist/${name}.br`)) };
}

/** Says why there is no documentation yet. */
function sendState(ctx: AppContext, { state, reason = '' }: State): void {
  const language = requestLanguage(ctx);
  const say = sayIn(language);
  const { html, styleHash } = renderResultsNotice(
    say('Documentation'),
    wordsOf(say, { state, reason }),
    language,
  );
  ctx.set({
    ...secretPageHeaders(styleHash),
    ...(state === 'building' && { Refresh: `${LOAD_AGAIN_SECONDS}` }),
  });
  ctx.status = state === 'building' ? 503 : 404;
  ctx.type = 'html';
  ctx.body = html;
}

function wordsOf(say: Say, { state, reason }: State): string {
  if (state === 'building')
    return say(
      'The documentation is being built, which takes a minute or two. This page then shows it by itself.',
    );
  if (state === 'failed') return say('The documentation could not be built: {reason}', { reason });
  return say('The documentation is not part of this installation. “npm run docs” builds it.');
}

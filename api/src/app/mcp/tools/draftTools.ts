import { describeImpact } from '@inlay/sdk/cli';
import { createEmptyDefinition, fieldsOf, isSameJson, type FormDefinition } from '@inlay/sdk/model';
import { z } from 'zod';
import { readAuthored } from '../../../forms/authored/readAuthored.ts';
import { isPublishCode } from '../../../forms/drafts/publishCode.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import type { Program } from '../program.ts';
import { findDraft, formId, formText, listKits, unreadable } from './formTools.ts';
import { CREATE_FORM, GET_DEFINITION, GET_IMPACT, PUBLISH, SAVE_DRAFT, UPDATE_FORM } from './operations.ts';
import { tool, ToolRefusal, type ToolDeps } from './tool.ts';

/** Most lines of an impact in one answer. */
const MAX_LINES = 100;

/** The page that shows a draft, what publishing it would mean, and the code. */
const previewOf = ({ config }: ToolDeps, id: string): string =>
  new URL(`/forms/${id}/build?publish=yes`, config.publicUrl).href;

const liveOf = (program: Program, id: string) => program.ask(GET_DEFINITION, { params: { formId: id } });

const draftForm = tool({
  name: 'draft_form',
  title: 'Draft a form',
  description:
    'Stores the text of a form as a draft: of a new form without form_id, else of that form. Visitors see nothing of it. Returns the address of the preview for the person, what publishing would change and mean, and the results of the tests. Give the person that address: they look, and publish themselves or tell you the code that stands there.',
  effect: 'draft',
  input: z.strictObject({
    text: formText,
    form_id: formId.optional().describe('The form to change; a new form is made without it.'),
    replaces_draft: z
      .uuid()
      .optional()
      .describe('`draft.state` that you have read, where the form has a draft already.'),
  }),
  async run({ deps, program, input: { text, form_id: known, replaces_draft: replaces } }) {
    const kits = /^brand:/m.test(text) ? await listKits(program) : [];
    const live = known === undefined ? null : await liveOf(program, known);
    const read = readAuthored(text, { kits, live: live?.definition ?? null });
    if (!read.ok) throw unreadable(read.faults);
    const { definition, faults, notices, tests, withIds } = read;
    const draft = known === undefined ? null : await findDraft(program, known);
    if (draft && draft.state !== replaces && !isSameJson(draft.definition, definition))
      throw new ToolRefusal(
        `This form has a draft by ${draft.savedBy ?? 'somebody'} of ${draft.savedAt}, which would be replaced. Read it with read_form, ask the person, and repeat this with replaces_draft ${draft.state}.`,
      );
    const id = known ?? (await makeClosed(program, definition.title));
    const saved = await program.ask(SAVE_DRAFT, {
      params: { formId: id },
      body: { definition },
      headers: draft ? { 'If-Match': `"${draft.state}"` } : { 'If-None-Match': '*' },
    });
    const impact = await program.ask(GET_IMPACT, { params: { formId: id }, body: {} });
    const lines = describeImpact(impact, []);
    return {
      form_id: id,
      isNewForm: known === undefined,
      preview: previewOf(deps, id),
      canBePublished: faults.length === 0 && impact.problems.length === 0,
      faults,
      notices,
      tests,
      publishingMeans: lines.length > 0 ? lines.slice(0, MAX_LINES) : ['Visitors see no difference.'],
      truncated: lines.length > MAX_LINES && `${lines.length - MAX_LINES} more lines stand in the preview.`,
      draft: { state: saved.state },
      next:
        faults.length > 0
          ? 'Mend the faults and draft again with replaces_draft.'
          : 'Nothing is live. Give the person the preview address. publish_form takes the code that they read there.',
      ...(withIds !== null && { textWithIds: withIds }),
    };
  },
});

/** Makes an empty form that takes no submissions, for its first draft. */
async function makeClosed(program: Program, title: string): Promise<string> {
  const { id } = await program.ask(CREATE_FORM, { body: { definition: createEmptyDefinition(title) } });
  await program.ask(UPDATE_FORM, { params: { formId: id }, body: { active: false } });
  return id;
}

const publishForm = tool({
  name: 'publish_form',
  title: 'Publish a draft with the person’s code',
  description:
    'Publishes the draft of a form, which visitors see at once. It takes the code that stands on the preview page, which only a person who is signed in can read: ask them for it, never guess it. The code is worth nothing once the draft or the live form changes. A new form takes submissions from then on.',
  effect: 'publish',
  input: z.strictObject({
    form_id: formId,
    code: z.string().max(20).describe('As the person reads it on the preview page: 1234-5678.'),
  }),
  async run({ deps, program, ctx, input: { form_id: id, code } }) {
    const draft = await findDraft(program, id);
    if (!draft)
      throw new ToolRefusal('This form has no draft, so there is nothing to publish. Draft it first.');
    const { actor } = program.principal;
    const { revisionId, definition: before } = await liveOf(program, id);
    const { state, definition } = draft;
    const counted = { key: `${actor.id}:${id}`, source: requestSource(ctx, deps.config), userId: actor.id };
    await deps.limits.take('publishCode', counted);
    const lookedAt = { formId: id, revisionId, draft: { state, definition }, userId: actor.id };
    if (!isPublishCode(deps.config.secret, code, lookedAt))
      throw new ToolRefusal(
        `This is not the code of the draft as it is now, for the person who connected you. Nothing was published. Ask them to open ${previewOf(deps, id)} and to tell you the code that stands there.`,
      );
    await deps.limits.giveBack('publishCode', counted.key);
    const { active, url } = await program.ask(PUBLISH, {
      params: { formId: id },
      headers: { 'If-Match': `"${state}"` },
    });
    // A form that was made for its draft is empty and closed until somebody publishes it.
    const isFirst = !active && isEmpty(before);
    if (isFirst) await program.ask(UPDATE_FORM, { params: { formId: id }, body: { active: true } });
    return {
      published: true,
      address: url,
      takesSubmissions: active || isFirst,
    };
  },
});

const isEmpty = (form: FormDefinition): boolean => fieldsOf(form).length === 0;

export const DRAFT_TOOLS = [draftForm, publishForm];

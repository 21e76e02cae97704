import type { FormEmbed } from '../contract/index.ts';

/** Height of the frame until the form reports its own, in px. */
const INITIAL_FRAME_HEIGHT = 600;

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/**
 * Builds the lines site owners paste, from the form's id alone (D-78). The line contains the frame itself, so that
 * the form loads before any script of ours has run.
 */
export function formEmbed(publicUrl: string, form: { id: string; title: string }): FormEmbed {
  const url = `${publicUrl}/embed/${form.id}`;
  const title = escapeAttribute(form.title);
  return {
    url,
    code:
      `<iframe data-form-embed src="${url}" title="${title}" style="width:100%;border:0" height="${INITIAL_FRAME_HEIGHT}"></iframe>` +
      `<script async src="${publicUrl}/sdk/loader.js"></script>`,
    // The form's own script: it holds the form, so that no second round trip precedes the first paint.
    elementCode: `<form-embed form-id="${form.id}"></form-embed><script async src="${url}/form.js"></script>`,
  };
}

import { unpackForm, type Problem, type PublicForm } from '../model/rendering.ts';

/** Result of loading a form. */
export type LoadOutcome =
  | { kind: 'loaded'; form: PublicForm }
  | { kind: 'disabled' }
  /** It asks for a password, which is typed into the platform's own page alone. */
  | { kind: 'framed'; message: string }
  | { kind: 'unavailable' }
  /** The owner does not allow the form on this website. */
  | { kind: 'not_allowed'; message: string }
  | { kind: 'failed'; message: string };

/** Loads a form from the platform (EMBED-040). Never throws. */
export async function loadPublicForm(baseUrl: string, formId: string): Promise<LoadOutcome> {
  try {
    const response = await fetch(`${baseUrl}/api/public/forms/${encodeURIComponent(formId)}`, {
      credentials: 'omit',
    });
    if (response.ok) {
      const form = (await response.json()) as PublicForm;
      unpackForm(form);
      // Paths of pictures are relative to the platform, which may be another origin.
      const absolute = (path: string | null) => (path?.startsWith('/') ? baseUrl + path : path);
      const pictures = { logoUrl: absolute(form.logoUrl), footerLogoUrl: absolute(form.footerLogoUrl) };
      if (form.coverUrl) form.coverUrl = baseUrl + form.coverUrl;
      return { kind: 'loaded', form: { ...form, ...pictures } };
    }
    const { error } = (await response.json()) as Problem;
    if (error.code === 'form.disabled') return { kind: 'disabled' };
    if (error.code === 'form.password_required' || error.code === 'form.sign_in_required')
      return { kind: 'framed', message: error.message };
    if (error.code === 'form.not_found') return { kind: 'unavailable' };
    if (error.code === 'form.website_not_allowed') return { kind: 'not_allowed', message: error.message };
    return { kind: 'failed', message: error.message };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : '' };
  }
}

/** Words for "required" at the end of a label, in the languages of forms. */
const REQUIRED =
  /\s*(?:\*+|[([](?:required|mandatory|pflicht(?:feld)?|erforderlich|obligatoire|requis|obligatorio|requerido|obrigatório|必須|إلزامي|مطلوب)[)\]])\s*$/iu;

/** Splits a label from a star or a word at its end that says it must be answered. */
export function splitRequired(text: string): { label: string; required: boolean } {
  const label = text.replace(REQUIRED, '');
  // Nothing but such a word is the question itself.
  return label === text || label === '' ? { label: text, required: false } : { label, required: true };
}

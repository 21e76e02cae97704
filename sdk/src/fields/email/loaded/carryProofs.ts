import { asksForCode } from '../asksForCode.ts';
import { readCodeControls } from '../settings/emailCode.ts';
import { fieldsOf, type DefinitionTree } from '../../../model/rendering.ts';

type Values = Readonly<Record<string, unknown>>;

/** Proofs of addresses that a visitor has confirmed, by address, for each field that asks for one. */
type Proofs = ReadonlyMap<string, Map<unknown, unknown>>;

/** Visits raw or read answers, those in rows of groups included. */
function visit(answers: Values, change: (answers: Values, id: string) => unknown): Values {
  const changed = Object.keys(answers).map((id) => {
    const value = answers[id];
    if (!Array.isArray(value)) return [id, change(answers, id)];
    return [id, value.map((row) => (readCodeControls(row) ? visit(row as Values, change) : row))];
  });
  return Object.fromEntries(changed) as Values;
}

function findProofs(form: DefinitionTree, values: Values): Proofs {
  const fields = fieldsOf(form).filter(asksForCode);
  const proofs = new Map(fields.map(({ id }) => [id, new Map<unknown, unknown>()]));
  visit(values, (answers, id) => {
    const { address, proof } = readCodeControls(answers[id]) ?? {};
    if (typeof address === 'string') proofs.get(id)?.set(address.trim(), proof);
  });
  return proofs;
}

/**
 * Has read answers name the proofs of their addresses where they are sent, as JSON. Whoever reads the answers
 * otherwise, as the page around the form may, finds the addresses alone.
 */
export function carryProofs(form: DefinitionTree, values: Values, answers: Values): void {
  const proofs = findProofs(form, values);
  const toJSON = () =>
    visit(answers, (own, id) => {
      const proof = proofs.get(id)?.get(own[id]);
      return proof ? { address: own[id], proof } : own[id];
    });
  Object.defineProperty(answers, 'toJSON', { value: toJSON });
}

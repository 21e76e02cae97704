import type { FormDefinition, Item } from '../../definition/formDefinition.ts';
import type { Expression } from '../../logic/expression.ts';
import type { RulePlace } from '../../logic/listExpressions.ts';
import { partsOf } from '../partsOf.ts';

/** A part of a form as rules see it: keys that some parts have and others do not. */
type Ruled = { id: string } & Partial<Record<'showIf' | 'requiredIf' | 'start' | 'is' | 'if', Expression>> & {
    checks?: readonly { must: Expression; message: string }[];
    options?: readonly { value: string; showIf?: Expression }[];
    next?: readonly { if: Expression; goTo: string }[];
  };

/** Maps a list; returns the same list if nothing changes. */
function mapSame<One>(list: readonly One[], change: (one: One) => One): readonly One[] {
  const next = list.map(change);
  return next.every((one, index) => one === list[index]) ? list : next;
}

/**
 * Returns a form with one part changed: a page, item, value, ending or quota; the same form if nothing changes.
 * Everything else stays the same object.
 */
export function withPart<Form extends FormDefinition>(
  form: Form,
  id: string,
  change: (part: Ruled) => Ruled,
): Form {
  const own = <Part extends { id: string }>(part: Part): Part =>
    part.id === id ? (change(part) as Part) : part;
  const inItems = <Container extends { items: readonly { id: string }[] }>(
    container: Container,
  ): Container => {
    const items = mapSame(container.items as readonly Item[], (item) => {
      const changed = own(item);
      return 'items' in changed ? inItems(changed) : changed;
    });
    return items === container.items ? container : { ...container, items };
  };
  const pages = mapSame(form.pages, (page) => inItems(own(page)));
  const [values, endings, quotas] = [
    mapSame(form.values, own),
    mapSame(form.endings, own),
    mapSame(form.quotas, own),
  ];
  const isSame =
    pages === form.pages && values === form.values && endings === form.endings && quotas === form.quotas;
  return isSame ? form : { ...form, pages, values, endings, quotas };
}

/** Returns the expression at a place of a form; `undefined` without one. */
export function findRule(form: FormDefinition, { id, key, index = 0 }: RulePlace): Expression | undefined {
  const part = partsOf(form).find((one) => one.part.id === id)?.part as Ruled | undefined;
  switch (key) {
    case 'checks':
      return part?.checks?.[index]?.must;
    case 'options':
      return part?.options?.[index]?.showIf;
    case 'next':
      return part?.next?.[index]?.if;
    case 'required':
    case 'texts':
    case 'redirectUrl':
      return undefined;
    default:
      return part?.[key];
  }
}

/** Returns an object with a key set, or without it. */
function setKey<One extends object>(one: One, key: string, expression: Expression | undefined): One {
  if (expression) return { ...one, [key]: expression };
  const { [key]: _removed, ...rest } = one as Record<string, unknown>;
  return rest as One;
}

/** Sets an entry of a list, or takes it out. */
function setEntry<One extends object>(
  list: readonly One[] = [],
  index: number,
  key: string,
  expression: Expression | undefined,
): readonly One[] {
  if (!expression && key !== 'showIf') return list.toSpliced(index, 1);
  return list.map((one, position) => (position === index ? setKey(one, key, expression) : one));
}

/**
 * Returns a form with another expression at a place. Without one the rule is gone: the condition of an option or
 * of a part, or the whole check or jump, which are nothing without it. A value keeps its formula.
 */
export function withRule<Form extends FormDefinition>(
  form: Form,
  { id, key, index = 0 }: RulePlace,
  expression: Expression | undefined,
): Form {
  return withPart(form, id, (part) => {
    switch (key) {
      case 'checks':
        return { ...part, checks: setEntry(part.checks, index, 'must', expression) };
      case 'options':
        return { ...part, options: setEntry(part.options, index, 'showIf', expression) };
      case 'next': {
        const next = setEntry(part.next, index, 'if', expression);
        return next.length > 0 ? { ...part, next } : setKey(part, key, undefined);
      }
      case 'required':
      case 'texts':
      case 'redirectUrl':
        return part;
      default:
        return key === 'is' && !expression ? part : setKey(part, key, expression);
    }
  });
}

/** Lets the links to a form's other languages, before it, keep what its address says besides: what it fills in, its look. */
export function keepQuery(root: Element): void {
  for (const link of root.previousElementSibling?.querySelectorAll('a') ?? [])
    link.search += `&${window.location.search.slice(1)}`;
}

/** Lets the links to a form's other languages keep what its address says besides: what it fills in, how it looks. */
export function keepQuery(root: Element): void {
  for (const link of root.ownerDocument.querySelectorAll<HTMLAnchorElement>('.form-embed-languages a')) {
    const query = new URLSearchParams(window.location.search);
    for (const [name, value] of new URLSearchParams(link.search)) query.set(name, value);
    link.search = query.toString();
  }
}

/**
 * Lets texts change that the browser has translated. Its translation puts a `<font>` in the place of each text node, so
 * that nobody sees what the form writes into the node. A node that changes takes its place again, and is translated
 * anew.
 */
export function followTranslation(root: Node, signal: AbortSignal): void {
  const places = new WeakMap<Node, ChildNode>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (!target.parentNode) places.get(target)?.replaceWith(target);
  });
  const translations = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const place = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      for (const node of removedNodes) {
        if (!place || node.nodeType !== Node.TEXT_NODE) continue;
        places.set(node, place as ChildNode);
        changes.observe(node, { characterData: true });
      }
    }
  });
  translations.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    translations.disconnect();
    changes.disconnect();
  });
}

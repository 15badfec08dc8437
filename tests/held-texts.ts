/** React keeps a text as a node of its own where that has siblings, or a component returns it. */
const isHeld = (node: Node | null) =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/**
 * Tells of every text that React changes, removes or inserts before by a node that it keeps. A browser's translator
 * takes such nodes out of the page: the change is not seen, and the others throw.
 */
export const watchHeldTexts = (tell: (message: string) => void) => {
  const { nodeValue } = Object.getOwnPropertyDescriptors(Node.prototype);
  const { removeChild, insertBefore } = Node.prototype;
  const check = (node: Node | null, deed: string) => {
    if (isHeld(node)) tell(`${deed} a text beside others: ${node?.parentElement?.outerHTML}`);
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (this.nodeValue !== value) check(this, 'changed');
      nodeValue.set?.call(this, value);
    },
  });
  Node.prototype.removeChild = function remove(child) {
    check(child, 'removed');
    return removeChild.call(this, child) as typeof child;
  };
  Node.prototype.insertBefore = function insert(node, before) {
    check(before, 'inserted before');
    return insertBefore.call(this, node, before) as typeof node;
  };
};

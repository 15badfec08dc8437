import { vi } from 'vitest';

/** React keeps a text as a node of its own where that has siblings, or a component returns it. */
const isHeld = (node: Node | null) =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/**
 * Tells of every text that React changes, removes or inserts before by a node that it keeps
 * (docs/architecture.md#texts-that-change).
 */
export const watchHeldTexts = (tell: (message: string) => void) => {
  const check = (node: Node | null, deed: string) => {
    if (isHeld(node)) tell(`${deed} a text beside others: ${node?.parentElement?.outerHTML}`);
  };
  const { removeChild, insertBefore } = Node.prototype;
  vi.spyOn(Node.prototype, 'removeChild').mockImplementation(function remove(this: Node, child) {
    check(child, 'removed');
    return removeChild.call(this, child);
  });
  vi.spyOn(Node.prototype, 'insertBefore').mockImplementation(function insert(
    this: Node,
    node,
    before,
  ) {
    check(before, 'inserted before');
    return insertBefore.call(this, node, before);
  });
  const setter = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')?.set;
  vi.spyOn(Node.prototype, 'nodeValue', 'set').mockImplementation(function change(
    this: Node,
    value,
  ) {
    if (this.nodeValue !== value) check(this, 'changed');
    setter?.call(this, value);
  });
};

import { vi } from 'vitest';

/** React holds a text node if the text has siblings, or if a component returns it. */
const isHeld = (node: Node | null) =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/**
 * Reports each text node held by React that it changes, removes or inserts before
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

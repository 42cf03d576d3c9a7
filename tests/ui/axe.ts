import axe from 'axe-core';

/** WCAG 2.2 A and AA violations, one line each. Colours and sizes need a real browser: tests/e2e/widgets.test.ts. */
export async function violations(root: Element = document.body): Promise<string[]> {
  const { violations: found } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

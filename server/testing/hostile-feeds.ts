/** Feed contents that would take a backtracking parser minutes, by name. */
export const hostileContents: readonly (readonly [name: string, content: string])[] = [
  ['tags that never close', '<a '.repeat(100_000)],
  ['scripts that never close', '<script>'.repeat(50_000)],
  ['pictures that never close', '<img src="'.repeat(50_000)],
  ['open brackets', '<'.repeat(400_000)],
  ['numbers', '1 min '.repeat(60_000)],
  ['spaces', ' '.repeat(400_000)],
];

/** @returns a JSON feed whose first item has this content and title, and whose second one is valid */
export const feedOf = (content: string) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: '',
    items: [
      { id: '1', url: 'https://x.example/a', title: content, content_html: content },
      { id: '2', url: 'https://x.example/good', title: 'Good', content_text: 'Short' },
    ],
  });

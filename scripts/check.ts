import { runTool } from './run';

/** Formatting, lint and types, all three even if the first fails. */
const codes = await Promise.all([
  runTool('prettier', ['--check', '--log-level', 'warn', '.']),
  runTool('oxlint', ['--type-aware', '--quiet']),
  runTool('tsc', ['--noEmit']),
]);

process.exit(codes.every((code) => code === 0) ? 0 : 1);

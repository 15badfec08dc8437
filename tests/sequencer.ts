import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of what must never break: every page renders, a failed script is retried, forms send the right body. */
const first = [
  'tests/pages/specification.test.tsx',
  'tests/pages/forms.test.tsx',
  'src/lib/lazy-part.test.tsx',
  'src/lib/lazy-script.test.ts',
].map((file) => path.resolve(file));

/** Runs these files before all others, so that they turn red within a minute; the rest as Vitest would. */
export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rest = await super.sort.call(this, files);
    const isFirst = ({ moduleId }: TestSpecification) => first.includes(moduleId);
    const begin = rest.filter(isFirst);
    begin.sort((one, other) => first.indexOf(one.moduleId) - first.indexOf(other.moduleId));
    return [...begin, ...rest.filter((file) => !isFirst(file))];
  }
}

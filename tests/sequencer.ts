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
    const sorted = await super.sort.call(this, files);
    const rank = ({ moduleId }: TestSpecification) => first.toReversed().indexOf(moduleId);
    return sorted.toSorted((one, other) => rank(other) - rank(one));
  }
}

import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of what must never break: every page renders, a failed script is retried, forms send the right body. */
const first = [
  'tests/pages/routes.test.tsx',
  'src/lib/lazy-part.test.tsx',
  'src/lib/lazy-script.test.ts',
  'tests/pages/contact.test.tsx',
  'tests/pages/short-form.test.tsx',
  'tests/pages/brand-audit-sending.test.tsx',
  'tests/pages/footer.test.tsx',
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

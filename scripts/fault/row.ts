import type { DatabaseKind } from './database-kind';
import type { TestContext } from './test-context';

export interface Verdict {
  /** What was measured, to be read by a person. */
  figure: string;
  isReached: boolean;
}

/** One promise of "nothing lost, no one let in", and how to put it to the test. */
export interface Row {
  /** Its name on the command line. */
  name: string;
  reach: string;
  databases: readonly DatabaseKind[];
  measure: (context: TestContext) => Promise<Verdict>;
}

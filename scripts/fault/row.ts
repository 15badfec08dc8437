import type { DatabaseKind } from './database-kind';
import type { TestContext } from './test-context';

export interface Verdict {
  /** The measurements, as text for people. */
  figure: string;
  isReached: boolean;
}

/** One promise of "nothing lost, no one let in", and its test. */
export interface Row {
  /** The name on the command line. */
  name: string;
  reach: string;
  databases: readonly DatabaseKind[];
  measure: (context: TestContext) => Promise<Verdict>;
}

import type { Count, FailedTest, StageResult } from './stages';

/** More failures than these are no accident. */
const maxFailures = 10;

/** Whether the failed tests of a stage are run once more, alone: a few tests failed, and nothing else. */
export function deservesSecondRun({ failed, failures = [] }: StageResult): boolean {
  return failed > 0 && failed === failures.length && failed <= maxFailures;
}

/**
 * A stage's result after its failed tests were run again, alone.
 *
 * @param again of the second run, in which other tests of the same files may have run too
 * @returns those that passed count as passed and are named as unstable; those that failed again, or did not run, stay
 * failed
 */
export function afterSecondRun(first: StageResult, again: Count, seconds: number): StageResult {
  const { failures = [] } = first;
  const key = ({ file, name }: FailedTest): string => JSON.stringify([file, name]);
  const failedAgain = new Set((again.failures ?? []).map(key));
  const didRun = again.passed + (again.failures ?? []).length >= failures.length;
  const isWhole = again.failed === (again.failures ?? []).length;
  const stillFailed = didRun && isWhole ? failures.filter((test) => failedAgain.has(key(test))) : failures;
  // A failure that the first run did not have is one all the same.
  const added = (again.failures ?? []).filter((test) => !failures.some((one) => key(one) === key(test)));
  const unstable = failures.filter((test) => !stillFailed.includes(test));
  return {
    ...first,
    passed: first.passed + unstable.length,
    failed: stillFailed.length + added.length,
    failures: [...stillFailed, ...added],
    unstable,
    seconds: first.seconds + seconds,
  };
}

import path from 'node:path';
import type { Count, FailedTest } from './stages';

// The JSON reports of Jest and Playwright, as far as they are read.

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

function failuresOfJest({ testResults }: JestReport): FailedTest[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, name: '' }];
    return failed.map((each) => ({ file, name: each.fullName }));
  });
}

function failuresOfBrowser(suites: PlaywrightSuite[]): FailedTest[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter((spec) => !spec.ok).map((spec) => ({ file: spec.file, name: spec.title })),
    ...failuresOfBrowser(inner),
  ]);
}

/** A test file that does not even start counts as one failure. */
export function countOfJest(report: JestReport): Count {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: failuresOfJest(report),
  };
}

/** A test that passes only when it is repeated has failed. */
export function countOfBrowser({ stats, errors, suites }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: failuresOfBrowser(suites),
  };
}

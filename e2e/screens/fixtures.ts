import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CandidateListItem, CandidateStatus } from '@/lib/candidates/schemas';
import type { ProcessStatus } from '@/lib/processes/schemas';
import { runVisibly } from '../../scripts/testing/stages';

/** What the screens are shown with; made once and changed by nobody, so that every test may use it. */
export interface Fixtures {
  /** Which database it is in. */
  databaseUrl: string;
  /** Requirements, languages, red flags, place, budget; four real CVs, judged. */
  judged: { processId: string; candidates: CandidateListItem[] };
  /** One candidate in every status there is. */
  everyStatus: EveryStatus;
  /** The same once more, for the test of what is refused. */
  refusals: EveryStatus;
  /** One process in every status there is. */
  processes: Record<ProcessStatus, string>;
  /** A judged candidate without a CV for each, in a process of its own. */
  own: Record<(typeof ownCandidateTests)[number], CandidateRef>;
  /** 1,200 candidates. */
  longProcessId: string;
  emptyProcessId: string;
  oneRowProcessId: string;
  /** Of the judged process. */
  usedRecruitmentId: string;
  /** An account that nobody has given a role. */
  emailWithoutRole: string;
  /** A viewer whom no other test knows: what they set up for themselves changes nobody's screens. */
  newViewerEmail: string;
  /** Of both. */
  newUserPassword: string;
}

/** A candidate, and the path of their screen. */
export interface CandidateRef {
  processId: string;
  candidateId: string;
  path: string;
}

/** The tests that change a candidate and do not need one whose CV was read. */
export const ownCandidateTests = ['banners', 'endOfSession', 'archivedMeanwhile'] as const;

export interface EveryStatus {
  processId: string;
  candidateIds: Record<CandidateStatus, string>;
}

const file = path.resolve('.data/test-fixtures.json');

/**
 * Makes the fixtures in the product under test, in a program of its own: its pieces are the seed's, which Playwright cannot
 * load.
 *
 * @throws Error when nobody said where the product's database is, or the fixtures could not be made
 */
export async function prepareFixtures(): Promise<void> {
  const databaseUrl = process.env.PRODUCT_DATABASE_URL;
  if (!databaseUrl) throw new Error('PRODUCT_DATABASE_URL is not set: give the database of the product at BASE_URL');
  if (existsSync(file) && readFixtures().databaseUrl === databaseUrl) return;
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  const code = await runVisibly('tsx', ['e2e/screens/write-fixtures.ts', file], { DATABASE_URL: databaseUrl });
  if (code !== 0) throw new Error(`e2e/screens/write-fixtures.ts ended with ${code}`);
}

/** The fixtures that was prepared for this run. */
export function readFixtures(): Fixtures {
  return JSON.parse(readFileSync(file, 'utf8')) as Fixtures;
}

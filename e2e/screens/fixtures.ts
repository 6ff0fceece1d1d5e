import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CandidateListItem, CandidateStatus } from '@/lib/domain/candidate-schemas';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { runWithOutput } from '../../scripts/testing/stages';

/** The data that the screens are shown with: created once, read-only. */
export interface Fixtures {
  /** The database they are in. */
  databaseUrl: string;
  /** With requirements, languages, red flags, location, budget; four real CVs, judged. */
  judged: { processId: string; candidates: CandidateListItem[] };
  /** A fairness run in the judged process that found a difference. */
  fairnessRunId: string;
  /** A shortlist of judged candidates, with answers. */
  shortlistId: string;
  /** Paths of a judged candidate's interview simulations, by state. */
  interviews: Record<'preparing' | 'failed' | 'inProgress' | 'completed', string>;
  /** A candidate whom everybody is asked to judge before seeing the verdicts. */
  judgedFirst: CandidateRef;
  /** One candidate per status. */
  everyStatus: EveryStatus;
  /** The same again, for the test of refusals. */
  refusals: EveryStatus;
  /** One process per status. */
  processes: Record<ProcessStatus, string>;
  /** For each of these tests a judged candidate without a CV, in a process of its own. */
  own: Record<(typeof ownCandidateTests)[number], CandidateRef>;
  /** For each of these tests a process with judged candidates without CVs. */
  review: Record<keyof typeof reviewProcesses, string>;
  /** 1,200 candidates. */
  longProcessId: string;
  emptyProcessId: string;
  oneRowProcessId: string;
  /** Judged by a model, at a price. */
  modelProcessId: string;
  /** The external recruitment ID of the judged process. */
  usedRecruitmentId: string;
  emailWithoutRole: string;
  /** A viewer whose saved views affect no other test. */
  newViewerEmail: string;
  /** The password of these accounts. */
  newUserPassword: string;
  /** A recruiter who has not signed in since API tokens were made in their name. */
  tokenOwnerEmail: string;
  /** The path of an open application form with questions of every kind. */
  applyPath: string;
  /** A candidate whose file holds the CV of a second person. */
  twoPeople: CandidateRef;
}

/** A candidate and the path of its screen. */
export interface CandidateRef {
  processId: string;
  candidateId: string;
  path: string;
}

/** The names of the processes for tests of the candidate list, with how many candidates each has. */
export const reviewProcesses = {
  triage: { name: 'Analityk / Analityczka danych', count: 15 },
  selection: { name: 'Dyspozytor / Dyspozytorka', count: 320 },
  table: { name: 'Archiwista / Archiwistka', count: 60 },
  keys: { name: 'Kasjer / Kasjerka', count: 50 },
  randomKeys: { name: 'Kucharz / Kucharka', count: 16 },
};

/** The present position of the first `found` candidates of the process `selection`, and of no others there. */
export const selectionPhrase = { text: 'dyspozytor', found: 300 };

/** Names and places in the process `table` that a spreadsheet would take for formulas. */
export const formulas = ['=HYPERLINK("https://zly.example";"Kliknij")', '+48 600 000 000', '@SUM(A1)', '-1;"2'];

/** The tests that change a candidate and need no CV. */
export const ownCandidateTests = [
  'banners',
  'endOfSession',
  'archivedMeanwhile',
  'offline',
  'lostAnswer',
  'keepsMine',
  'keepsTheirs',
  'endedDeciding',
  'twoTabs',
  'noteInPlace',
  'noteNamed',
] as const;

export interface EveryStatus {
  processId: string;
  candidateIds: Record<CandidateStatus, string>;
}

const file = path.resolve('.data/test-fixtures.json');

/**
 * Creates the fixtures in the product under test, in a process of its own: Playwright cannot load the seed's modules.
 *
 * @throws Error when PRODUCT_DATABASE_URL is not set, or the fixtures could not be created
 */
export async function prepareFixtures(): Promise<void> {
  const databaseUrl = process.env.PRODUCT_DATABASE_URL;
  if (!databaseUrl) throw new Error('PRODUCT_DATABASE_URL is not set: give the database of the product at BASE_URL');
  if (existsSync(file) && readFixtures().databaseUrl === databaseUrl) return;
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  const args = ['e2e/screens/write-fixtures.ts', file];
  const code = await runWithOutput('tsx', args, { DATABASE_URL: databaseUrl }, 'fixtures');
  if (code !== 0) throw new Error(`e2e/screens/write-fixtures.ts exited with ${code}`);
}

export function readFixtures(): Fixtures {
  return JSON.parse(readFileSync(file, 'utf8')) as Fixtures;
}

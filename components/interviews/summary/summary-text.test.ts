import type { SimulationDto } from '@/lib/interviews/simulation-schemas';
import { summaryText } from './summary-text';

const line: SimulationDto['summary'][number] = {
  criterionId: 'k',
  label: 'SAP',
  verdict: 'NO_INFORMATION',
  isRedFlag: false,
  evidence: [],
  quotes: [],
  answered: 2,
  skipped: 0,
  open: 0,
  beside: 1,
  ofOther: 0,
  unknown: 0,
  candidateAsks: [],
  privateLeftOut: true,
  staysOpen: true,
};
const words = {
  title: 'Interview',
  practice: 'Practice',
  general: 'General',
  fromCv: 'CV',
  fromAnswers: 'Answers',
  nothing: 'Nothing',
  staysOpen: 'Stays open',
  privateLeftOut: 'Something private was left out',
  skipped: String,
  open: String,
  candidateAsks: (count: number) => `${count} to answer`,
  beside: (count: number) => `${count} beside`,
  ofOther: (count: number) => `${count} of something else`,
  unknown: 'Unknown',
  verdict: () => 'no information',
};

test('the copied summary says what was beside the question, and that something private was left out', () => {
  const text = summaryText({ summary: [line] } as SimulationDto, words);
  expect(text).toContain('Answers:\n1 beside\nSomething private was left out\nStays open');
});

test('it says neither where there is nothing of it', () => {
  const text = summaryText({ summary: [{ ...line, beside: 0, privateLeftOut: false }] } as SimulationDto, words);
  expect(text).not.toMatch(/beside|private/);
});

test("a question of the candidate's is copied, so that it gets a response", () => {
  const candidateAsks = [{ questionId: 'q', quote: 'What do you pay?', locale: 'en' as const }];
  const text = summaryText({ summary: [{ ...line, candidateAsks }] } as SimulationDto, words);
  expect(text).toContain('1 to answer\n- "What do you pay?"');
});

test('what is not known is copied as unknown, and what was said of something else is counted', () => {
  const text = summaryText({ summary: [{ ...line, beside: 0, unknown: 1, ofOther: 2 }] } as SimulationDto, words);
  expect(text).toContain('2 of something else\nUnknown');
  expect(text).not.toContain('Stays open');
});

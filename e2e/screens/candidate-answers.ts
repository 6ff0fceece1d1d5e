import type { AnalysisEntry, JudgedSide } from '@/lib/analysis/store/analysis-history-schemas';

const id = '01980000-0000-7000-8000-00000000000a';
const person = { userId: id, firstName: 'Bogumiła', lastName: 'Wielgosz-Konstantynowicz' };
const before: JudgedSide = {
  label: 'Co najmniej 3 lata programowania w Javie',
  importance: 3,
  necessity: 'REQUIRED',
  budget: null,
  verdict: 'PARTIALLY_MET',
  correction: null,
  reason: 'CV potwierdza część.',
  quotes: [{ page: 1, quote: '2024 – obecnie: programistka Java, Wydumane Systemy' }],
};
const after: JudgedSide = {
  ...before,
  label: 'Co najmniej 5 lat programowania w Javie',
  importance: 5,
  verdict: 'MET',
  correction: { correctionId: id, verdict: 'MET', reason: 'Z rozmowy: 6 lat.', by: person, at: '' },
  quotes: [{ page: 2, quote: '2019 – obecnie: programistka Java, Wydumane Systemy' }],
};
const entry: AnalysisEntry = {
  analysisId: id,
  at: '2026-05-05T10:00:00.000Z',
  engine: 'openai',
  engineVersion: '2.0.0',
  model: 'reader-1',
  requestedBy: person,
  matchScore: 86,
  changes: [
    {
      criterionId: id,
      kind: 'REQUIREMENT',
      before,
      after,
      causes: ['CRITERION', 'WEIGHT', 'CORRECTION', 'CV', 'READING', 'ENGINE', 'ANSWER'],
    },
  ],
};

/** Two analyses of a candidate with every cause of a difference. */
export const analyses: { items: AnalysisEntry[] } = {
  items: [
    entry,
    {
      ...entry,
      analysisId: person.userId.replace(/a$/, 'b'),
      at: '2026-05-01T10:00:00.000Z',
      matchScore: 81,
      engine: 'offline',
      model: null,
      requestedBy: null,
      changes: null,
    },
  ],
};

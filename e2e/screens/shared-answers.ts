import type { SharedCandidate, SharedList } from '@/lib/shortlists/shortlist-schemas';

const id = (number: number): string => `01980000-0000-7000-8000-00000000000${number}`;
const shown = { isBlind: false, showsContact: true, showsPay: false, showsNotes: true };
const quote = 'Osiem lat pracy przy systemach bankowych w języku Java, Spring Boot, PostgreSQL.';

/** A shortlist as its link opens it. */
export const sharedList: SharedList = {
  ...shown,
  name: 'Do rozmowy w tym tygodniu',
  processName: 'Programista / Programistka Java',
  criteria: ['Komunikacja z klientem', 'Samodzielność'],
  endsAt: '2026-12-14T10:00:00.000Z',
  candidates: [
    {
      candidateId: id(1),
      ordinalNumber: 1,
      name: 'Aneta Wzorcowa-Konstantynowicz',
      score: 87,
      position: 'Starsza programistka Java',
      met: 7,
      judged: 9,
      redFlags: 1,
      answer: { overall: 'UP', marks: ['UP', null], comment: '' },
    },
    {
      candidateId: id(2),
      ordinalNumber: 12,
      name: null,
      score: null,
      position: null,
      met: 4,
      judged: 9,
      redFlags: 0,
      answer: null,
    },
  ],
};

/** One of its candidates. */
export const sharedCandidate: SharedCandidate = {
  candidateId: id(1),
  ordinalNumber: 1,
  name: 'Aneta Wzorcowa-Konstantynowicz',
  score: 87,
  isToJudge: false,
  position: 'Starsza programistka Java',
  place: 'Zielona Góra',
  availability: 'od zaraz',
  pay: null,
  contact: { email: 'aneta.wzorcowa@poczta.example', phone: '+48 600 100 200' },
  verdicts: [
    {
      criterionId: id(3),
      kind: 'REQUIREMENT',
      label: 'Java, co najmniej 5 lat',
      verdict: 'MET',
      reason: 'CV potwierdza osiem lat pracy w Javie.',
      quotes: [{ page: 1, text: quote }],
    },
    {
      criterionId: id(4),
      kind: 'REQUIREMENT',
      label: 'Prowadzenie zespołu',
      verdict: 'NO_INFORMATION',
      reason: 'CV o tym nie mówi.',
      quotes: [],
    },
  ],
  pages: [
    {
      number: 1,
      pieces: [
        { text: 'Aneta Wzorcowa-Konstantynowicz\nDoświadczenie\n', criteria: [] },
        { text: quote, criteria: [id(3)] },
        { text: '\nOczekiwania: ███████', criteria: [] },
      ],
    },
  ],
  hasFile: false,
  notes: [{ text: 'Rozmawialiśmy w poniedziałek.', at: '2026-11-20T10:00:00.000Z' }],
  questions: ['Czy prowadziła Pani zespół, a jeśli tak, to jak duży?'],
  answer: null,
};

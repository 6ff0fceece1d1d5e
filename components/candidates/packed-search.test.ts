import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import { packSearch, unpackSearch } from './packed-search';

const criterionId = '5e000532-8f6c-4385-8938-0c9ae7c4827a';
const mark = (label: string, quote: string | null): CandidateListItem['verdicts'][number] => ({
  criterionId,
  kind: 'REQUIREMENT',
  label,
  verdict: quote === null ? 'NO_INFORMATION' : 'MET',
  quote,
});
const candidate = (id: string, verdicts: CandidateListItem['verdicts']) => ({ id, verdicts }) as CandidateListItem;
const answer: CandidateSearchAnswer = {
  items: [
    candidate('a', [mark('Spawanie TIG', 'spawacz TIG od 2015'), mark('Prawo jazdy', null)]),
    candidate('b', [mark('Spawanie TIG', null)]),
    // Judged before the requirement was reworded.
    candidate('c', [mark('Spawanie', 'spawanie konstrukcji')]),
    candidate('d', []),
  ],
  page: 1,
  pageSize: 20,
  totalItems: 4,
  totalPages: 1,
  searchId: '6f000532-8f6c-4385-8938-0c9ae7c4827b',
};

test('nothing is lost on the way, also not the words that a criterion had once', () => {
  expect(unpackSearch(packSearch(answer))).toEqual(answer);
});

test('each criterion is told once', () => {
  const { criteria } = packSearch(answer);
  expect(criteria.map(({ label }) => label)).toEqual(['Spawanie TIG', 'Prawo jazdy', 'Spawanie']);
});

test('the same page gives the same answer', () => {
  const packed = packSearch(answer);
  expect(unpackSearch(packed)).toBe(unpackSearch(packed));
});

test('a verdict about nothing is an error', () => {
  expect(() => unpackSearch({ ...packSearch(answer), criteria: [] })).toThrow('There is no criterion 0.');
});

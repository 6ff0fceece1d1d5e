import { cutPage } from './cut-page';

const text = 'Java od 2016 roku, Spring od 2018';

test('pieces are cut at the quotes, know all of their criteria, and are the whole text', () => {
  const pieces = cutPage(text, [
    { start: 0, end: 12, criterionId: 'java' },
    { start: 8, end: 17, criterionId: 'years' },
    // Of another reading: nothing is marked.
    { start: 20, end: 900, criterionId: 'other' },
  ]);
  expect(pieces).toEqual([
    { text: 'Java od ', criteria: ['java'] },
    { text: '2016', criteria: ['java', 'years'] },
    { text: ' roku', criteria: ['years'] },
    { text: ', Spring od 2018', criteria: [] },
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(cutPage('', [])).toEqual([]);
});

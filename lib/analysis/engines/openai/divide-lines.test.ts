import { divideLines, lastLine } from './divide-lines';

const text = ['[1] Anna', '[2] Experience', '[3] Sales, 2015-2020', '[4] Education', '[5] Economics'].join('\n');

test('a CV is divided where a section begins, nearest to its middle; the lines keep their numbers', () => {
  const parts = divideLines({ text, headings: [2, 4] });
  expect(parts?.map((part) => part.text)).toEqual([
    '[1] Anna\n[2] Experience\n[3] Sales, 2015-2020',
    '[4] Education\n[5] Economics',
  ]);
  expect(parts?.map(lastLine)).toEqual([3, 5]);
});

test('without a section inside it there are no parts', () => {
  expect(divideLines({ text, headings: [] })).toBeNull();
  expect(divideLines({ text, headings: [1] })).toBeNull();
});

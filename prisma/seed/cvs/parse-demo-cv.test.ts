import { parseDemoCv } from './parse-demo-cv';

const source = (body: string): string => `
Anna Nowak
Księgowa
Poznań
linen pl
${body}`;

it('reads entries, groups and levels', () => {
  const cv = parseDemoCv(
    source(
      '# experience\n2020-01..now | Księgowa | Firma, Poznań\n- Pierwsze\n- Drugie\n# skills\nBiuro: Excel, Word\n# languages\nangielski: B2',
    ),
    0,
  );
  expect(cv.experience).toEqual([
    { from: '2020-01', to: null, title: 'Księgowa', place: 'Firma, Poznań', bullets: ['Pierwsze', 'Drugie'] },
  ]);
  expect(cv.skills).toEqual([{ label: 'Biuro', items: ['Excel', 'Word'] }]);
  expect(cv.languages).toEqual([{ name: 'angielski', level: 'B2' }]);
});

it.each([
  ['an unknown section', '# hobbies\nx'],
  ['text before the first section', 'x'],
  ['a point without an entry', '# experience\n- x'],
  ['an entry without a place', '# experience\n2020..now | Księgowa'],
  ['a thirteenth month', '# experience\n2020-13..now | Księgowa | Firma'],
])('names the CV that has %s', (_, body) => {
  expect(() => parseDemoCv(source(body), 0)).toThrow(/Anna Nowak/);
});

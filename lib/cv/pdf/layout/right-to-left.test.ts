import { asRead } from './right-to-left';

const read = (seen: string, isBase: boolean) =>
  asRead(
    [...seen].map((text) => ({ text })),
    isBase,
  )
    .map(({ text }) => text)
    .join('');
const turned = (text: string) => [...text].reverse().join('');

test('Hebrew words in a line of Latin ones', () => {
  const seen = `Yael Cohen (${turned('יעל כהן')}), developer, ${turned('חיפה')} 2018`;
  expect(read(seen, false)).toBe('Yael Cohen (יעל כהן), developer, חיפה 2018');
});

test.each([
  ['numbers with signs', `+972-50-123 ${turned('טלפון')}`, '+972-50-123'],
  ['a percentage', `${turned('צמיחה')} 15%`, '15%'],
])('%s stay as they are seen', (_, seen, kept) => {
  expect(read(seen, true)).toContain(kept);
});

test('cells of a row begin on the right', () => {
  expect(read(`Oak Ltd\t${turned('מפתחת')}`, true)).toBe('מפתחת\tOak Ltd');
});

test.each(['(', ')'])('brackets as they are seen and as they are meant (%s)', (first) => {
  const second = first === '(' ? ')' : '(';
  expect(read(`${first}${turned('צוות')}${second} ${turned('מפתחת')}`, true)).toBe('מפתחת (צוות)');
});

test('a line without such letters is left alone', () => {
  expect(read('C++, 2018 (Oak)', false)).toBe('C++, 2018 (Oak)');
});

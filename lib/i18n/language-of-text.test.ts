import { languageOfText } from './language-of-text';

test.each([
  ['de', 'po niemiecku', 'German'],
  ['uk', 'po ukraińsku', 'Ukrainian'],
  ['fr', 'po francusku', 'French'],
  ['cs', 'po czesku', 'Czech'],
  ['hi', 'w języku hindi', 'Hindi'],
])('%s is said in both languages', (code, polish, english) => {
  expect([languageOfText(code, 'pl'), languageOfText(code, 'en')]).toEqual([polish, english]);
});

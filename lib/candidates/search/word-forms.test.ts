import { formsQuery, searchWords, wordForms } from './word-forms';

test.each([
  ['kafka', 'kafki'],
  ['kafka', 'kafce'],
  ['klient', 'kliencie'],
  ['programista', 'programistow'],
  ['kierownik', 'kierownika'],
  ['magazyn', 'magazynie'],
  ['magazyn', 'magazynowi'],
  ['programista', 'programisci'],
  ['tester', 'testerzy'],
  ['wozek', 'wozki'],
  ['wozki', 'wozek'],
  ['developer', 'developers'],
])('%s is found as %s', (word, form) => {
  expect(wordForms(word)).toContain(form);
});

test('whole words are compared: Java is not JavaScript, and a short word has one form', () => {
  expect(wordForms('java')).not.toContain('javascript');
  expect(wordForms('sql')).toEqual(['sql']);
  expect(wordForms('c++')).toEqual(['c++']);
});

test('a phrase is split into folded words; C++ and C# stay whole', () => {
  expect(searchWords('Łódź·C++/C#→i „Node.js” — C++ (5%)')).toEqual(['lodz', 'c++', 'c#', 'i', 'node', 'js', '5']);
});

test('a query asks for the forms and for what they share, a word without forms for itself', () => {
  expect(formsQuery('kafka')).toMatch(/^'kaf':\* & \('kafka' \| .*'kafce'/);
  expect(formsQuery('java')).toMatch(/^'jav':\* & \('java' \| /);
  expect(formsQuery('c++')).toBe("'c++'");
});

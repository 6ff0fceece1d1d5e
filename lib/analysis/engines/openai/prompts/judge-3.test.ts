import { criteriaPrompt, systemPrompt } from './judge-3';

test('what all calls share is long enough to be cached by a provider, and the same in both languages', () => {
  // A token of English is four characters on average; OpenAI caches from 1,024 tokens.
  expect(systemPrompt.length / 4).toBeGreaterThan(1_024);
});

test('the language of the reasons comes with the criteria', () => {
  expect(criteriaPrompt(['Requirement: Java'], '2026-11-22', 'pl')).toContain('reason in Polish');
  expect(criteriaPrompt(['Requirement: Java'], '2026-11-22', 'en')).toContain('reason in English');
});

test.each([
  ['half of the years', 'At least half of the years asked for is PARTIALLY_MET, less than half is NOT_MET'],
  ['hours of part time', 'unless hours or full time are asked for'],
  ['one level lower', 'One CEFR level below what is asked is PARTIALLY_MET (B2 for C1), two or more are NOT_MET'],
  ['neighbouring fields', 'unless the criterion admits it'],
  ['names of firms and schools', 'The name of an employer, school or department proves no skill'],
  ['certificates', 'expired certificates NOT_MET, planned ones NO_INFORMATION'],
  ['closed lists', 'A closed list'],
  ['denials', 'A denial is a fact against the criterion: NOT_MET'],
  ['what only looks like one', 'not only'],
  ['scales', 'MET for basics, PARTIALLY_MET for plain knowledge, NOT_MET for good or advanced knowledge'],
  ['red flags', 'For a red flag MET means that the flag is present'],
  ['the place of work', 'living elsewhere and refusing to move is NOT_MET'],
  ['pay', 'net and gross, hour and month'],
])('tells the convention of docs/judging.md on %s', (_topic, words) => {
  expect(systemPrompt).toContain(words);
});

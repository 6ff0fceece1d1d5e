import { criteriaPrompt, systemPrompt } from './judge-5';

test('what all calls share is long enough to be cached by a provider, and the same in both languages', () => {
  // A token of English is four characters on average; OpenAI caches from 1,024 tokens.
  expect(systemPrompt.length / 4).toBeGreaterThan(1_024);
});

test('the language of the reasons comes with the criteria', () => {
  expect(criteriaPrompt(['Requirement: Java'], '2026-11-22', 'pl')).toContain('reason in Polish');
  expect(criteriaPrompt(['Requirement: Java'], '2026-11-22', 'en')).toContain('reason in English');
});

test.each([
  ['half of the time', 'At least half of the time asked for is PARTIALLY_MET, less than half is NOT_MET'],
  ['months', '(18 of 36 months, 8 of 36)'],
  ['facts against experience', 'too little time counted in work that plainly is the asked one, or a denial'],
  ['unknown titles', 'prove nothing about work that they do not name: NO_INFORMATION'],
  ['feminine and masculine titles', 'A title in the feminine or masculine form is the same title'],
  ['leave', 'maternity or sick leave, service, care, study and illness explain it'],
  ['another field of education', 'the finished education is only in another: NOT_MET'],
  ['one part shown, another denied', 'PARTIALLY_MET, also where the others are denied'],
  ['examples', 'any one of them, or another of the kind, is MET'],
  ['hours of part time', 'unless hours or full time are asked for'],
  ['one level lower', 'One CEFR level below what is asked is PARTIALLY_MET (B2 for C1), two or more are NOT_MET'],
  ['neighbouring fields', 'unless the criterion admits it'],
  ['names of firms and schools', 'The name of an employer, school or department proves no skill'],
  ['certificates', 'expired certificates NOT_MET, planned ones NO_INFORMATION'],
  ['closed lists', 'A closed list'],
  ['denials', 'An explicit denial is a fact against the criterion: NOT_MET'],
  ['what only looks like one', 'not only'],
  ['scales', 'MET for basics, PARTIALLY_MET for plain knowledge, NOT_MET for good or advanced knowledge'],
  ['red flags', 'For a red flag MET means that the flag is present'],
  ['the place of work', 'living elsewhere and refusing to move is NOT_MET'],
  ['pay', 'net and gross, hour and month'],
])('tells the convention of docs/judging.md on %s', (_topic, words) => {
  expect(systemPrompt).toContain(words);
});

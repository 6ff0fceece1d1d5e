import { criteriaPrompt, systemPrompt } from './judge-3';

test('what all calls share is long enough to be cached by a provider, and the same in both languages', () => {
  // A token of English is four characters on average; OpenAI caches from 1,024 tokens.
  expect(systemPrompt.length / 4).toBeGreaterThan(1_024);
  expect(systemPrompt).not.toMatch(/\$\{|undefined/);
});

test('the language of the reasons comes with the criteria', () => {
  expect(criteriaPrompt(['Requirement: Java'], '2026-11-22', 'pl')).toContain('reason in Polish');
  expect(criteriaPrompt(['Requirement: Java'], '2026-11-22', 'en')).toContain('reason in English');
});

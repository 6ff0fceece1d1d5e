import { addLanguages } from './language-list';

test('languages among the proposals are added once, counted, and the others are left to the requirements', () => {
  const german = { key: 'k', language: 'de', level: 'BASIC', counted: false } as const;
  const base = { text: 'x', necessity: 'REQUIRED', importance: 3 } as const;
  const added = addLanguages(
    [german],
    [
      { ...base, language: { language: 'de', level: 'NATIVE' } },
      { ...base, language: { language: 'en', level: 'ADVANCED' } },
      { ...base, language: { language: 'en', level: 'BASIC' } },
      { ...base, language: null },
    ],
  );
  expect(added).toEqual([german, { key: expect.any(String), language: 'en', level: 'ADVANCED', counted: true }]);
});

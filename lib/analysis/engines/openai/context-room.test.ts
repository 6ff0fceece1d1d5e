import type { ModelSettings } from '@/lib/model/model-settings';
import { engineSettings } from '@/tests/model-settings';
import { fitsContext, withinContext } from './context-room';

const settings = (contextLength: number | null): ModelSettings => ({
  ...engineSettings,
  baseUrl: 'http://127.0.0.1:11434',
  model: 'qwen3',
  api: 'ollama',
  contextLength,
});
const question = (content: string) => ({ instructions: '', messages: [{ role: 'user' as const, content }] });
const english = 'Led a team of developers, Java and Spring. ';
const polish = 'Prowadziłem projekty dla klientów w Gdańsku i Krakowie. ';

test.each([
  ['English', 12_000, true],
  ['English', 20_000, false],
  ['Polish', 12_000, true],
  ['Polish', 16_000, false],
])('%s of %i characters fits into 8192 tokens with ten verdicts: %s', (language, characters, expected) => {
  const words = language === 'English' ? english : polish;
  const text = words.repeat(characters / words.length);
  expect(fitsContext(settings(8192), question(text), 10)).toBe(expected);
  expect(fitsContext(settings(null), question(text), 10)).toBe(true);
});

test('the answer may have what is left, and never more', () => {
  const text = english.repeat(279);
  expect(withinContext(settings(null), question(text), 8000)).toBe(8000);
  expect(withinContext(settings(8192), question(text), 100)).toBe(100);
  const left = withinContext(settings(8192), question(text), 8000);
  expect(left).toBeGreaterThan(2000);
  expect(left).toBeLessThan(8192 - text.length / 4);
});

import { isOpenAi, isSameServer } from './openai-address';

test.each([
  [null, true],
  ['https://api.openai.com/v1', true],
  ['https://eu.api.openai.com/v1', true],
  ['https://ours.openai.azure.com/openai/v1', true],
  ['https://ours.openai.azure.us/openai/v1/', true],
  ['https://ours.cognitiveservices.azure.com/openai/v1', true],
  ['https://ours.services.ai.azure.com/openai/v1', true],
  ['https://ours.services.ai.azure.com/models', false],
  ['https://openai.com.example/v1', false],
  ['https://notopenai.com/v1', false],
  ['http://localhost:11434/v1', false],
])('%s: %s', (address, expected) => expect(isOpenAi(address)).toBe(expected));

test.each([
  [null, 'https://api.openai.com/v1/', true],
  ['http://10.0.0.5:8000/v1', 'http://10.0.0.5:8000', true],
  ['http://10.0.0.5:8000/v1', 'http://10.0.0.5:8001/v1', false],
  ['', '', false],
  ['no address', null, false],
])('%s and %s are the same server: %s', (first, second, expected) =>
  expect(isSameServer(first, second)).toBe(expected),
);

import { isOpenAi } from './openai-address';

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

import { presetOf, presets, presetIds } from './presets';

test.each([
  [null, 'openai'],
  ['https://eu.api.openai.com/v1', 'openai'],
  ['https://recruiting.openai.azure.com/openai/v1', 'azure'],
  ['https://api.mistral.ai/v1', 'mistral'],
  ['http://127.0.0.1:11434/v1', 'ollama'],
  ['http://[::1]:11434', 'ollama'],
  ['http://host.docker.internal:1234/v1', 'lmStudio'],
  ['http://172.20.0.3:8080/v1', 'llamaCpp'],
  ['http://gpu-box:8000/v1', 'vllm'],
  ['https://models.example:8000/v1', 'other'],
  ['http://172.200.0.3:8080/v1', 'other'],
  ['http://127.0.0.1:9999/v1', 'other'],
  ['no address', 'other'],
])('%s is %s', (address, preset) => expect(presetOf(address)).toBe(preset));

test('what a preset fills in leads back to it', () => {
  for (const id of presetIds) {
    const { baseUrl } = presets[id];
    if (baseUrl !== '') expect(presetOf(baseUrl)).toBe(id);
  }
});

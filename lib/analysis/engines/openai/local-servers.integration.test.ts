import { env } from '@/lib/env';
import { findLocalServers } from '@/lib/model/find-local-servers';
import type { ModelSettings } from '@/lib/model/model-settings';
import { presets, type PresetId } from '@/lib/model/presets';
import { createTestUser } from '@/prisma/seed/factories';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';
import { startModelServer, type ModelServerOptions } from '@/tests/openai-server/local/start-model-server';
import type { OpenAiServer } from '@/tests/openai-server/openai-server';
import { engineSettings } from '@/tests/model-settings';
import { OpenAiEngine } from './openai-engine';

/** The doubles were written from the servers' own texts, not from this code (tests/openai-server/README.md). */
const kinds: [PresetId, ModelServerOptions][] = [
  ['ollama', { dialect: 'ollama', contextLength: 16_384 }],
  ['lmStudio', { dialect: 'lmstudio', contextLength: 16_384 }],
  ['llamaCpp', { dialect: 'llama.cpp', contextLength: 16_384 }],
  ['vllm', { dialect: 'vllm', contextLength: 16_384 }],
];

let server: OpenAiServer | undefined;
afterEach(async () => {
  Object.assign(env(), { MODEL_LOCAL_ADDRESSES: undefined });
  await server?.close();
  server = undefined;
});

async function start(options: ModelServerOptions): Promise<OpenAiServer> {
  server = await startModelServer(options);
  return server;
}

/** What the search finds there, as the form would be filled from it. */
async function find({ origin }: OpenAiServer) {
  Object.assign(env(), { MODEL_LOCAL_ADDRESSES: [origin] });
  const { actor } = await createTestUser('ADMIN');
  return findLocalServers(actor);
}

async function settingsFor(there: OpenAiServer, preset: PresetId, change: Partial<ModelSettings> = {}) {
  const found = (await find(there)).servers[0];
  const settings: ModelSettings = {
    ...engineSettings,
    baseUrl: found?.baseUrl ?? '',
    model: found?.models[0]?.name ?? '',
    api: presets[preset].api,
    timeoutSeconds: 20,
    ...change,
  };
  return settings;
}

const criteria = [criterion(1, { text: 'Java' }), criterion(2, { text: 'PostgreSQL' })];
const cvText = 'Experience\n2019 - 2024 Java developer, Kwarta Systemy\nSkills\nPostgreSQL, Linux';

const longCv = Array.from({ length: 600 }, (_, year) => `Year ${year} in another company of the list`).join('\n');

async function judge(settings: ModelSettings, text = cvText, asked = criteria) {
  const cv = JSON.stringify(documentFromText(text));
  return new OpenAiEngine(settings).judge({ cv, criteria: asked, locale: 'en', referenceDate: '2026-01-01' });
}

test('a hundred criteria are judged in two questions, and the verdicts stand in their order', async () => {
  const there = await start({ dialect: 'vllm', contextLength: 65_536 });
  const hundred = Array.from({ length: 100 }, (_, index) =>
    criterion(index + 1, { text: index === 70 ? 'Java' : 'COBOL' }),
  );
  const { judgements } = await judge(await settingsFor(there, 'vllm'), cvText, hundred);
  expect(judgements.map(({ criterionId }) => criterionId)).toEqual(hundred.map(({ criterionId }) => criterionId));
  expect(judgements.flatMap(({ verdict }, index) => (verdict === 'MET' ? [index] : []))).toEqual([70]);
  expect(there.asked).toHaveLength(2);
});

describe.each(kinds)('%s', (preset, options) => {
  test('is found, named and judges a CV', async () => {
    const there = await start(options);
    const { servers } = await find(there);
    expect(servers).toMatchObject([{ kind: preset, needsKey: false }]);
    expect(servers[0]?.models.length).toBeGreaterThan(0);
    const { judgements } = await judge(await settingsFor(there, preset));
    expect(judgements.map(({ verdict }) => verdict)).toEqual(['MET', 'MET']);
    expect(judgements.every(({ evidence }) => evidence.length > 0)).toBe(true);
  });

  test('a template that wants roles to alternate gets them so', async () => {
    const there = await start({ ...options, template: 'alternating' } as ModelServerOptions);
    const { judgements } = await judge(await settingsFor(there, preset));
    expect(judgements.map(({ verdict }) => verdict)).toEqual(['MET', 'MET']);
  });

  test('a CV that is too long for its context is never judged by a part of it', async () => {
    const there = await start({ ...options, contextLength: 2048 } as ModelServerOptions);
    await expect(judge(await settingsFor(there, preset), longCv)).rejects.toMatchObject({ code: 'model.too-long' });
  });
});

test.each(kinds.filter(([preset]) => preset !== 'ollama'))(
  '%s asks for the key that is missing',
  async (preset, options) => {
    const there = await start({ ...options, apiKey: 'sk-local' });
    const named = { model: 'gemma3:4b', baseUrl: there.url };
    await expect(judge(await settingsFor(there, preset, named))).rejects.toMatchObject({ code: 'model.key-missing' });
  },
);

test.each([
  ['ollama', 'model.not-pulled'],
  ['vllm', 'model.not-found'],
] as const)('%s names a model that it does not have', async (preset, code) => {
  const there = await start({ dialect: preset, contextLength: 16_384 });
  await expect(judge(await settingsFor(there, preset, { model: 'nobody:1b' }))).rejects.toMatchObject({ code });
});

/** Servers that cut the prompt and say nothing, or refuse it in an older version's words. */
const cutting: [string, PresetId, ModelServerOptions, Partial<ModelSettings>][] = [
  ['Ollama over /v1', 'ollama', { dialect: 'ollama' }, { api: 'chat' }],
  ['llama.cpp with context shift', 'llamaCpp', { dialect: 'llama.cpp', overflow: 'shift' }, {}],
  ['llama.cpp b5000', 'llamaCpp', { dialect: 'llama.cpp', overflow: 'llama.cpp-b5000' }, {}],
  ['llama.cpp b6500', 'llamaCpp', { dialect: 'llama.cpp', overflow: 'llama.cpp-b6500' }, {}],
  ['vLLM 0.10', 'vllm', { dialect: 'vllm', overflow: 'vllm-0.10' }, {}],
  ['vLLM 0.11', 'vllm', { dialect: 'vllm', overflow: 'vllm-0.11' }, {}],
  ['vLLM 0.15', 'vllm', { dialect: 'vllm', overflow: 'vllm-0.15' }, {}],
];
test.each(cutting)(
  '%s: a CV that does not fit is not judged by what is left of it',
  async (_, preset, options, change) => {
    const there = await start({ ...options, contextLength: 4096 } as ModelServerOptions);
    await expect(judge(await settingsFor(there, preset, change), longCv)).rejects.toMatchObject({
      code: 'model.too-long',
    });
  },
);

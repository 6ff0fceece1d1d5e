import type { Page } from '@playwright/test';
import type { LocalServers } from '@/lib/model/local-server-schemas';
import type { ModelTest } from '@/lib/model/model-test-schemas';
import { clickButton, screensOf, type Screen } from './screen';

const path = '/administration/model';
const unknown = { longestContext: null, loadedContext: null };
const found: LocalServers = {
  place: 'machine',
  servers: [
    {
      kind: 'ollama',
      baseUrl: 'http://127.0.0.1:11434/v1',
      needsKey: false,
      concurrency: null,
      models: [
        {
          name: 'llama3.1:8b',
          bytes: 4_920_753_328,
          parameters: '8.0B',
          quantisation: 'Q4_K_M',
          longestContext: 131_072,
          loadedContext: null,
        },
        {
          name: 'SpeakLeash/bielik-11b-v2.3-instruct:Q6_K',
          bytes: 9_163_362_304,
          parameters: '11.2B',
          quantisation: 'Q6_K',
          longestContext: 32_768,
          loadedContext: null,
        },
      ],
    },
    { kind: 'vllm', baseUrl: 'http://127.0.0.1:8000/v1', needsKey: true, concurrency: null, models: [] },
    {
      kind: 'llamaCpp',
      baseUrl: 'http://127.0.0.1:8080/v1',
      needsKey: false,
      concurrency: 4,
      models: [{ name: 'qwen3-4b.gguf', bytes: null, parameters: null, quantisation: null, ...unknown }],
    },
  ],
};

const figures = { ok: true, milliseconds: 42_300, inputTokens: 4096, outputTokens: 640 } as const;
const outcomes: Record<string, ModelTest> = {
  answer: { ...figures, step: 'answer', milliseconds: 1240, isInForm: true },
  cv: { ...figures, step: 'cv', isInForm: true, sentTokens: 5470, reading: 'part' },
  parallel: { ...figures, step: 'parallel', atOnce: false, tokensPerSecond: 18.4 },
};

const answerSearch = (page: Page, answer: LocalServers) =>
  page.route('**/api/v1/administration/model/local-servers', (route) => route.fulfill({ json: answer }));
const search = (page: Page) => clickButton(page, /^(Poszukaj lokalnych modeli|Look for local models)$/);

/** A model of one's own: looked for, chosen, tested. The servers and the outcomes are invented here. */
export const modelScreens: Screen[] = [
  ...screensOf('app/(app)/administration/model/page.tsx', [
    {
      name: 'administration: local models were found',
      role: 'ADMIN',
      path,
      prepare: (page) => answerSearch(page, found),
      act: async (page) => {
        await search(page);
        await clickButton(page, /^(Wybierz|Use) llama/);
        await page.getByRole('button', { name: /^(Wybrany: llama|llama.* is chosen)/ }).waitFor();
      },
    },
    {
      name: 'administration: no local model was found',
      role: 'ADMIN',
      path,
      prepare: (page) => answerSearch(page, { place: 'container', servers: [] }),
      act: async (page) => {
        await search(page);
        await page.getByText('ollama serve').waitFor();
      },
    },
    {
      name: 'administration: a local model was tested',
      role: 'ADMIN',
      path,
      main: true,
      prepare: (page) =>
        page.route('**/api/v1/administration/model/test', (route) => {
          const { step } = route.request().postDataJSON() as { step: string };
          return route.fulfill({ json: outcomes[step] });
        }),
      act: async (page) => {
        await page.getByRole('radio', { name: 'LM Studio' }).click();
        await page.getByRole('textbox', { name: 'Model', exact: true }).fill('gemma-3-12b');
        await page.getByText(/^(Więcej ustawień|More settings)$/).click();
        await clickButton(page, /^(Sprawdź|Test)$/);
        await page.getByText(/18[.,]4/).waitFor();
      },
    },
  ]),
];

/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryProvider } from '@/components/query/query-provider';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { BannerProvider } from '@/components/ui/banner';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import { jsonResponse } from '@/scripts/testing/json-response';
import { renderWithProviders } from '@/scripts/testing/render';
import { ModelSection } from './model-section';
import { ModelSettingsForm } from './model-settings-form';
import { ModelUsageTable } from './model-usage-table';

const settings: ModelSettingsDto = {
  ...{ enabled: true, baseUrl: 'http://models.example/v1', model: 'reader-1', api: 'chat', reasoningEffort: null },
  ...{
    blind: true,
    votes: 1,
    offlineIfUnusable: false,
    timeoutSeconds: 60,
    requestsPerMinute: null,
    tokensPerMinute: null,
    contextLength: null,
    concurrency: null,
    inputPrice: 250_000,
  },
  ...{ cachedInputPrice: null, outputPrice: 2_000_000, currency: 'USD', monthlyBudget: 50_000_000, version: 3 },
  ...{ ready: true, spentThisMonth: 0, usage: [], environment: { baseUrl: null, model: null } },
  problem: null,
  key: { origin: 'SETTINGS', lastFour: 'wxyz', readable: true },
};

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: (page: string) => push(page) }),
  usePathname: () => '/administration',
}));

afterEach(() => sharedQueryClient().clear());

interface Sent {
  path: string;
  ifMatch: string | null;
  body: Record<string, unknown>;
}

function renderForm(respond: (sent: Sent) => Response) {
  const sent: Sent[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address);
    if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const request = { path, ifMatch: new Headers(init?.headers).get('if-match'), body };
    sent.push(request);
    return respond(request);
  });
  const onSaved = jest.fn();
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <a href="/elsewhere">Elsewhere</a>
        <ModelSettingsForm settings={settings} onSaved={onSaved} />
      </QueryProvider>
    </BannerProvider>,
  );
  return { sent, onSaved, user: userEvent.setup() };
}

test('a key that cannot be read is asked for in the section’s head and at its field', async () => {
  const key = { origin: 'SETTINGS', lastFour: 'wxyz', readable: false } as const;
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <ModelSection initial={{ ...settings, ready: false, problem: 'model.key-unreadable', key }} />
      </QueryProvider>
    </BannerProvider>,
  );
  expect(
    screen.getByText(/The model’s key cannot be read.*Enter it again in Administration.*Until then nothing is judged/),
  ).toBeVisible();
  expect(screen.getByText('Does not judge: something is wrong')).toBeVisible();
  expect(await screen.findByLabelText('API key')).toHaveAccessibleDescription(/cannot be read any more/);
});

const save = () => screen.getByRole('button', { name: 'Save settings' });

test('amounts are shown in the currency and saved in millionths; an untouched key stays', async () => {
  const { sent, onSaved, user } = renderForm(() => jsonResponse(200, { ...settings, version: 4 }));
  expect(screen.getByText('A key ending in …wxyz is saved. Leave empty to keep it.')).toBeVisible();
  expect(screen.getByLabelText(/Monthly budget/)).toHaveValue('50');
  await user.clear(screen.getByLabelText(/^Output/));
  await user.type(screen.getByLabelText(/^Output/), '1.5');
  await user.click(save());
  expect(await screen.findByText('The settings of the model are saved.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ ifMatch: '"v3"', body: { outputPrice: 1_500_000, inputPrice: 250_000, apiKey: '' } });
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 4 }));
});

test('the length of the context and the calls at once are sent, and empty ones as unknown', async () => {
  const { sent, user } = renderForm(() => jsonResponse(200, settings));
  await user.type(screen.getByLabelText(/^Context length/), '16384');
  await user.click(save());
  await screen.findByText('The settings of the model are saved.');
  expect(sent[0]?.body).toMatchObject({ contextLength: 16_384, concurrency: null });
});

test('removing the key sends null', async () => {
  const { sent, user } = renderForm(() => jsonResponse(200, settings));
  await user.click(screen.getByLabelText('Remove the saved key'));
  await user.click(save());
  expect(await screen.findByText('The settings of the model are saved.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ apiKey: null });
});

const passed = { ok: true, milliseconds: 840, inputTokens: 210, outputTokens: 40, isInForm: true };
const outcomes: Record<string, unknown> = {
  answer: { ...passed, step: 'answer' },
  cv: { ...passed, step: 'cv', milliseconds: 40_000, sentTokens: 5400, reading: 'whole' },
  parallel: { ...passed, step: 'parallel', atOnce: false, tokensPerSecond: 31.5 },
};
const respondToTest = ({ body }: Sent) => jsonResponse(200, outcomes[String(body.step)]);

test('a test says in plain words what the model can do, until a field changes', async () => {
  const { sent, user } = renderForm(respondToTest);
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText('Judges a CV in about 40 s, one at a time.')).toBeVisible();
  expect(screen.getByText('Reads a whole CV.')).toBeVisible();
  expect(screen.getByText('Understands the form of the answer.')).toBeVisible();
  expect(screen.getByText(/First answer after 0\.84 s; 630 tokens in, 120 out\. Writes 31\.5 tokens/)).toBeVisible();
  expect(sent.map(({ path, body }) => [path, body.step])).toEqual(
    ['answer', 'cv', 'parallel'].map((step) => ['/api/v1/administration/model/test', step]),
  );
  await user.click(screen.getByRole('button', { name: 'Set calls at once to 1' }));
  expect(screen.getByLabelText(/Calls at once/)).toHaveValue('1');
  expect(screen.getByText('Reads a whole CV.')).toBeVisible();
  expect(screen.queryByText(/one question after the other/)).toBeNull();
  await user.type(screen.getByLabelText('Model'), '-mini');
  expect(screen.queryByText('Reads a whole CV.')).toBeNull();
});

test('a context that is too short is said with the tokens, and set by a press', async () => {
  outcomes.cv = { ...passed, step: 'cv', inputTokens: 4096, sentTokens: 5400, reading: 'part' };
  const { user } = renderForm(respondToTest);
  await user.click(screen.getByRole('radio', { name: 'Ollama' }));
  await user.clear(screen.getByLabelText(/Context length/));
  await user.type(screen.getByLabelText('Model'), 'reader-1');
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText(/reads only 4,096 of about 5,400 tokens\. Raise the context length\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set the context length to 16,384' }));
  expect(screen.getByLabelText(/Context length/)).toHaveValue('16,384');
  expect(screen.queryByText(/reads only/)).toBeNull();
});

test('a failed step ends the test, with what to do', async () => {
  const { sent, user } = renderForm(() =>
    jsonResponse(200, { ok: false, milliseconds: 60_000, code: 'model.unavailable', timedOut: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText(/No answer came within 60 s\. Raise the time-out/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a test that is under way is shown by step and can be cancelled', async () => {
  let gone = false;
  const { user } = renderForm(respondToTest);
  const answer = globalThis.fetch;
  globalThis.fetch = jest.fn((address: RequestInfo | URL, init?: RequestInit) => {
    if (!String(init?.body ?? '').includes('"step":"cv"')) return answer(address, init);
    return new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => {
        gone = true;
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
  });
  await user.click(screen.getByRole('button', { name: 'Test' }));
  const step = await screen.findByText('A whole CV');
  expect(step.closest('li')).toHaveAttribute('aria-current', 'step');
  await user.click(screen.getByRole('button', { name: 'Cancel the test' }));
  expect(await screen.findByText('The test was cancelled.')).toBeVisible();
  expect(gone).toBe(true);
});

test('a preset fills the form, and the former one brings back what was typed', async () => {
  const { user } = renderForm(() => jsonResponse(200, settings));
  const address = () => screen.getByLabelText('Address of the API');
  await user.clear(address());
  await user.type(address(), 'http://models.example/own/v1');
  await user.click(screen.getByRole('radio', { name: 'Ollama' }));
  expect(address()).toHaveValue('http://127.0.0.1:11434/v1');
  expect(screen.getByLabelText('Time-out in seconds')).toHaveValue('300');
  expect(screen.getByLabelText('Model')).toHaveValue('');
  expect(screen.getByText(/saved key belongs to another server/)).toBeVisible();
  expect(screen.getByLabelText('API key')).not.toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  expect(address()).toHaveValue('http://models.example/own/v1');
  expect(screen.getByLabelText('Model')).toHaveValue('reader-1');
  expect(screen.getByLabelText('API key')).toBeVisible();
});

test('a key that was typed for one server is not left in the form for another', async () => {
  const { sent, user } = renderForm(() => jsonResponse(200, settings));
  await user.type(screen.getByLabelText('API key'), 'sk-typed');
  await user.click(screen.getByRole('radio', { name: 'vLLM' }));
  await user.type(screen.getByLabelText('Model'), 'reader-2');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ apiKey: null, model: 'reader-2', baseUrl: 'http://127.0.0.1:8000/v1' });
});

test('without an address only OpenAI may be meant', async () => {
  const { sent, user } = renderForm(() => jsonResponse(200, settings));
  await user.click(screen.getByRole('radio', { name: 'Azure OpenAI' }));
  expect(screen.getByText(/NAME\.openai\.azure\.com/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Field is required')).toBeVisible();
  expect(sent).toHaveLength(0);
});

const found = {
  place: 'machine',
  servers: [
    {
      ...{ kind: 'ollama', baseUrl: 'http://[::1]:11434/v1', needsKey: false, concurrency: null },
      models: [
        {
          ...{ name: 'llama3.1:8b', bytes: 4_920_753_328, parameters: '8.0B', quantisation: 'Q4_K_M' },
          ...{ longestContext: 131_072, loadedContext: null },
        },
      ],
    },
    { kind: 'vllm', baseUrl: 'http://127.0.0.1:8000/v1', needsKey: true, concurrency: null, models: [] },
  ],
};

test('a local model that was found fills the form; a server with a key asks for it', async () => {
  const { user } = renderForm(() => jsonResponse(200, found));
  await user.click(screen.getByRole('button', { name: 'Look for local models' }));
  expect(await screen.findByText('4.9 GB · 8.0B parameters · Q4_K_M · up to 131,072 tokens')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use llama3.1:8b' }));
  expect(screen.getByLabelText('Address of the API')).toHaveValue('http://[::1]:11434/v1');
  expect(screen.getByLabelText('Model')).toHaveValue('llama3.1:8b');
  expect(screen.getByLabelText(/Context length/)).toHaveValue('16,384');
  expect(screen.getByRole('radio', { name: 'Ollama' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'llama3.1:8b is chosen' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Enter the key' }));
  await waitFor(() => expect(screen.getByLabelText('API key')).toHaveFocus());
});

test('where nothing was found it says what to start and how', async () => {
  const { user } = renderForm(() => jsonResponse(200, { place: 'container', servers: [] }));
  await user.click(screen.getByRole('button', { name: 'Look for local models' }));
  expect(await screen.findByText('ollama serve')).toBeVisible();
  expect(screen.getByText(/runs in a container/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeVisible();
});

test('a test of a model that Ollama does not have names the command that brings it', async () => {
  const { user } = renderForm(() => jsonResponse(200, { ok: false, milliseconds: 8, code: 'model.not-pulled' }));
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText(/ollama pull reader-1/)).toBeVisible();
});

test('Ollama’s API can be chosen, and needs an address', async () => {
  const { sent, user } = renderForm(() => jsonResponse(200, settings));
  await user.click(screen.getByRole('radio', { name: 'Ollama' }));
  await user.clear(screen.getByLabelText('Address of the API'));
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('Address of the API')).toBeInvalid());
  expect(sent).toHaveLength(0);
  await user.type(screen.getByLabelText('Address of the API'), 'http://127.0.0.1:11434');
  await user.click(save());
  await screen.findByText('The settings of the model are saved.');
  expect(sent[0]?.body).toMatchObject({ api: 'ollama', baseUrl: 'http://127.0.0.1:11434' });
});

test('a wrong address is named at its field and nothing is sent', async () => {
  const { sent, user } = renderForm(() => jsonResponse(200, settings));
  await user.clear(screen.getByLabelText('Address of the API'));
  await user.type(screen.getByLabelText('Address of the API'), 'file:///etc');
  await user.click(save());
  expect(await screen.findByText(/begins with http:\/\//)).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('after a save of somebody else their version is loaded, or overwritten', async () => {
  const { sent, user } = renderForm(({ ifMatch }) =>
    ifMatch === '*' ? jsonResponse(200, settings) : jsonResponse(412, { code: 'model.settings-changed', detail: '' }),
  );
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('The settings of the model are saved.')).toBeVisible();
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"v3"', '*']);
});

test('unsaved input is not left by a link without a question; saved input is', async () => {
  const { user } = renderForm(() => jsonResponse(200, settings));
  const left = jest.fn((event: MouseEvent) => event.preventDefault());
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  link.addEventListener('click', left);
  await user.click(link);
  expect(left).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('radio', { name: '3' }));
  await user.click(link);
  expect(left).toHaveBeenCalledTimes(1);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(push).not.toHaveBeenCalled();
  await user.click(link);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(push).toHaveBeenCalledWith('/elsewhere');

  await user.click(save());
  expect(await screen.findByText('The settings of the model are saved.')).toBeVisible();
  await user.click(link);
  expect(left).toHaveBeenCalledTimes(2);
});

test('the use of models is listed by month and process', () => {
  const row = { month: '2026-11', processId: 'p', processName: 'Roofer', analyses: 12, inputTokens: 40_000 };
  const usage = [{ ...row, cachedTokens: 10_000, outputTokens: 5000, costMicros: 17_500 }];
  renderWithProviders(<ModelUsageTable settings={{ ...settings, usage }} />);
  const cells = within(screen.getByRole('row', { name: /Roofer/ }));
  expect(cells.getByText('November 2026')).toBeVisible();
  expect(cells.getByText('US$0.0175')).toBeVisible();
});

test('the section says how much more often a model is right than the rules', () => {
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <ModelSection initial={settings} />
      </QueryProvider>
    </BannerProvider>,
  );
  expect(screen.getByText(/checks by rules; a model is more often right/)).toHaveTextContent(/78\.6%.*96\.9%/);
});

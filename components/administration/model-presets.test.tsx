/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { LocalServer } from '@/lib/model/local-server-schemas';
import { modelSettings as settings, renderModelForm } from '@/tests/administration/model-form';
import { jsonResponse } from '@/tests/json-response';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => '/administration',
}));

afterEach(() => sharedQueryClient().clear());

const preset = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Where the model runs' })).getByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Save settings' });

test('a preset fills the form, and the former one brings back what was typed', async () => {
  const { user } = renderModelForm(() => jsonResponse(200, settings));
  const address = () => screen.getByLabelText('Address of the API');
  await user.clear(address());
  await user.type(address(), 'http://models.example/own/v1');
  await user.click(preset('Ollama'));
  expect(address()).toHaveValue('http://127.0.0.1:11434/v1');
  expect(screen.getByLabelText('Time-out in seconds')).toHaveValue('300');
  expect(screen.getByLabelText('Model')).toHaveValue('');
  expect(screen.getByText(/saved key belongs to another server/)).toBeVisible();
  expect(screen.getByLabelText('API key')).not.toBeVisible();
  await user.click(preset('Other'));
  expect(address()).toHaveValue('http://models.example/own/v1');
  expect(screen.getByLabelText('Model')).toHaveValue('reader-1');
  expect(screen.getByLabelText('API key')).toBeVisible();
});

test('a key that was typed for one server is not left in the form for another', async () => {
  const { sent, user } = renderModelForm(() => jsonResponse(200, settings));
  await user.type(screen.getByLabelText('API key'), 'sk-typed');
  await user.click(preset('vLLM'));
  await user.type(screen.getByLabelText('Model'), 'reader-2');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ apiKey: null, model: 'reader-2', baseUrl: 'http://127.0.0.1:8000/v1' });
});

test('prices, budget and limits of one provider do not go to another, and come back with it', async () => {
  const { sent, user } = renderModelForm(() => jsonResponse(200, settings));
  await user.type(screen.getByLabelText(/Requests per minute/), '60');
  await user.click(preset('Ollama'));
  await user.click(preset('Other'));
  expect(screen.getByLabelText(/Requests per minute/)).toHaveValue('60');
  expect(screen.getByLabelText(/Monthly budget/)).toHaveValue('50');
  await user.click(preset('Ollama'));
  await user.type(screen.getByLabelText('Model'), 'reader-2');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  const prices = { inputPrice: null, cachedInputPrice: null, outputPrice: null, monthlyBudget: null };
  expect(sent[0]?.body).toMatchObject({ requestsPerMinute: null, tokensPerMinute: null, ...prices });
});

test('after a save a preset begins anew', async () => {
  const { user } = renderModelForm(() => jsonResponse(200, { ...settings, version: 4 }));
  await user.click(preset('vLLM'));
  await user.type(screen.getByLabelText('Model'), 'reader-2');
  await user.click(preset('Other'));
  await user.click(save());
  expect(await screen.findByText('The settings of the model are saved.')).toBeVisible();
  await user.click(preset('vLLM'));
  expect(screen.getByLabelText('Model')).toHaveValue('');
});

test('without an address only OpenAI may be meant', async () => {
  const { sent, user } = renderModelForm(() => jsonResponse(200, settings));
  await user.click(preset('Azure OpenAI'));
  expect(screen.getByText(/NAME\.openai\.azure\.com/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Field is required')).toBeVisible();
  expect(sent).toHaveLength(0);
});

const found = {
  place: 'machine',
  servers: [
    {
      kind: 'ollama',
      baseUrl: 'http://[::1]:11434/v1',
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
      ],
    },
    { kind: 'vllm', baseUrl: 'http://127.0.0.1:8000/v1', needsKey: true, concurrency: null, models: [] },
  ],
};

test('a local model that was found fills the form; a server with a key asks for it', async () => {
  const { user } = renderModelForm(() => jsonResponse(200, found));
  await user.click(screen.getByRole('button', { name: 'Look for local models' }));
  expect(await screen.findByText('4.9 GB · 8.0B parameters · Q4_K_M · up to 131,072 tokens')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use llama3.1:8b' }));
  expect(screen.getByLabelText('Address of the API')).toHaveValue('http://[::1]:11434/v1');
  expect(screen.getByLabelText('Model')).toHaveValue('llama3.1:8b');
  expect(screen.getByLabelText(/Context length/)).toHaveValue('16,384');
  expect(preset('Ollama')).toBeChecked();
  expect(screen.getByRole('button', { name: 'llama3.1:8b is chosen' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Enter the key' }));
  await waitFor(() => expect(screen.getByLabelText('API key')).toHaveFocus());
});

test('a server that was found at the start fills the form and has its trial at hand, and nothing is sent', async () => {
  const [server] = found.servers;
  const offered = { ...server, baseUrl: 'http://127.0.0.1:11434/v1' } as LocalServer;
  const { sent } = renderModelForm(() => jsonResponse(200, settings), offered);
  expect(await screen.findByText(/filled in for the model llama3\.1:8b, which runs on this machine/)).toBeVisible();
  expect(screen.getByLabelText('Address of the API')).toHaveValue('http://127.0.0.1:11434/v1');
  expect(screen.getByLabelText('Model')).toHaveValue('llama3.1:8b');
  expect(screen.getByRole('button', { name: 'Try on 5 examples' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a key that was typed does not go to another server of the same kind', async () => {
  const { sent, user } = renderModelForm(({ path }) =>
    jsonResponse(200, path.endsWith('/local-servers') ? found : settings),
  );
  await user.click(preset('Ollama'));
  await user.click(screen.getByLabelText('Remove the saved key'));
  await user.type(screen.getByLabelText('API key'), 'sk-typed');
  await user.click(screen.getByRole('button', { name: 'Look for local models' }));
  await user.click(await screen.findByRole('button', { name: 'Use llama3.1:8b' }));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ apiKey: null, baseUrl: 'http://[::1]:11434/v1' });
});

test('the saved key stays where its own server is found', async () => {
  const own = { ...found.servers[0], kind: 'vllm', baseUrl: 'http://models.example/v1' };
  const { sent, user } = renderModelForm(({ path }) =>
    jsonResponse(200, path.endsWith('/local-servers') ? { ...found, servers: [own] } : settings),
  );
  await user.click(screen.getByRole('button', { name: 'Look for local models' }));
  await user.click(await screen.findByRole('button', { name: 'Use llama3.1:8b' }));
  expect(preset('vLLM')).toBeChecked();
  expect(screen.queryByText(/saved key belongs to another server/)).toBeNull();
  expect(screen.getByLabelText('API key')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ apiKey: '', baseUrl: 'http://models.example/v1' });
});

test('where the settings of the server name addresses, it says that those were asked', async () => {
  const { user } = renderModelForm(() => jsonResponse(200, { ...found, place: 'named' }));
  await user.click(screen.getByRole('button', { name: 'Look for local models' }));
  expect(await screen.findByText(/only at the addresses in MODEL_LOCAL_ADDRESSES/)).toBeVisible();
});

test('where nothing was found it says what to start and how', async () => {
  const { user } = renderModelForm(() => jsonResponse(200, { place: 'container', servers: [] }));
  await user.click(screen.getByRole('button', { name: 'Look for local models' }));
  expect(await screen.findByText('ollama serve')).toBeVisible();
  expect(screen.getByText(/runs in a container/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeVisible();
});

/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { modelSettings, renderModelForm, type Sent } from '@/tests/administration/model-form';
import { jsonResponse } from '@/tests/json-response';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => '/administration',
}));

afterEach(() => sharedQueryClient().clear());

const passed = { ok: true, milliseconds: 840, inputTokens: 210, outputTokens: 40, isInForm: true };
const outcomes: Record<string, unknown> = {
  answer: { ...passed, step: 'answer' },
  cv: { ...passed, step: 'cv', milliseconds: 40_000, sentTokens: 5400, reading: 'whole' },
  parallel: { ...passed, step: 'parallel', atOnce: false, tokensPerSecond: 31.5 },
};
const respondToTest = ({ body }: Sent) => jsonResponse(200, outcomes[String(body.step)]);

test('a test says in plain words what the model can do, until a field changes', async () => {
  const { sent, user } = renderModelForm(respondToTest);
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
  expect(screen.getByText('The form has changed since the test. Test it again.')).toBeVisible();
});

test('what was tested and saved goes on holding', async () => {
  const { user } = renderModelForm((sent) =>
    sent.path.endsWith('/test') ? respondToTest(sent) : jsonResponse(200, { ...modelSettings, version: 4 }),
  );
  await user.type(screen.getByLabelText('API key'), 'sk-typed');
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText('Reads a whole CV.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(screen.getByLabelText('API key')).toHaveValue(''));
  expect(screen.getByText('Reads a whole CV.')).toBeVisible();
  expect(screen.queryByText(/has changed since the test/)).toBeNull();
});

test('a context that is too short is said with the tokens, and set by a press', async () => {
  outcomes.cv = { ...passed, step: 'cv', inputTokens: 4096, sentTokens: 5400, reading: 'part' };
  const { user } = renderModelForm(respondToTest);
  await user.click(screen.getAllByRole('radio', { name: 'Ollama' })[0] ?? document.body);
  await user.clear(screen.getByLabelText(/Context length/));
  await user.type(screen.getByLabelText('Model'), 'reader-1');
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText(/reads only 4,096 of about 5,400 tokens\. Raise the context length\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set the context length to 16,384' }));
  expect(screen.getByLabelText(/Context length/)).toHaveValue('16,384');
  expect(screen.queryByText(/reads only/)).toBeNull();
});

test('a failed step ends the test, with what to do', async () => {
  const { sent, user } = renderModelForm(() =>
    jsonResponse(200, { ok: false, milliseconds: 60_000, code: 'model.unavailable', timedOut: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText(/No answer came within 60 s\. Raise the time-out/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a test that is under way is shown by step and can be cancelled', async () => {
  let gone = false;
  const { user } = renderModelForm(respondToTest);
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

test('a model that Ollama does not have is named with the command that gets it', async () => {
  const { user } = renderModelForm(() =>
    jsonResponse(200, { ok: false, milliseconds: 40, code: 'model.not-pulled', timedOut: false }),
  );
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText(/Download it there: ollama pull reader-1$/)).toBeVisible();
});

test('Ollama’s own API needs an address, and nothing is sent without one', async () => {
  const { sent, user } = renderModelForm(respondToTest);
  await user.click(screen.getByRole('radio', { name: 'OpenAI' }));
  await user.clear(screen.getByLabelText('Address of the API'));
  await user.click(screen.getAllByRole('radio', { name: 'Ollama' })[1] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText('Field is required')).toBeVisible();
  expect(screen.getByLabelText('Address of the API')).toBeInvalid();
  expect(sent).toHaveLength(0);
});

/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { modelSettings as settings, renderModelForm } from '@/tests/administration/model-form';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders, renderWithQueries } from '@/tests/render';
import { ModelSection } from './model-section';
import { ModelUsageTable } from './model-usage-table';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: (page: string) => push(page) }),
  usePathname: () => '/administration',
}));

afterEach(() => sharedQueryClient().clear());

test('a key that cannot be read is asked for in the section’s head and at its field', async () => {
  const key = { origin: 'SETTINGS', lastFour: 'wxyz', readable: false } as const;
  renderWithQueries(<ModelSection initial={{ ...settings, ready: false, problem: 'model.key-unreadable', key }} />);
  expect(
    screen.getByText(/The model’s key cannot be read.*Enter it again in Administration.*Until then nothing is judged/),
  ).toBeVisible();
  expect(screen.getByText('Does not judge: something is wrong')).toBeVisible();
  expect(await screen.findByLabelText('API key')).toHaveAccessibleDescription(/cannot be read any more/);
});

const save = () => screen.getByRole('button', { name: 'Save settings' });

test('amounts are shown in the currency and saved in millionths; an untouched key stays', async () => {
  const { sent, onSaved, user } = renderModelForm(() => jsonResponse(200, { ...settings, version: 4 }));
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
  const { sent, user } = renderModelForm(() => jsonResponse(200, settings));
  await user.type(screen.getByLabelText(/^Context length/), '16384');
  await user.click(save());
  await screen.findByText('The settings of the model are saved.');
  expect(sent[0]?.body).toMatchObject({ contextLength: 16_384, concurrency: null });
});

test('removing the key sends null', async () => {
  const { sent, user } = renderModelForm(() => jsonResponse(200, settings));
  await user.click(screen.getByLabelText('Remove the saved key'));
  await user.click(save());
  expect(await screen.findByText('The settings of the model are saved.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ apiKey: null });
});

test('a wrong address is named at its field and nothing is sent', async () => {
  const { sent, user } = renderModelForm(() => jsonResponse(200, settings));
  await user.clear(screen.getByLabelText('Address of the API'));
  await user.type(screen.getByLabelText('Address of the API'), 'file:///etc');
  await user.click(save());
  expect(await screen.findByText(/begins with http:\/\//)).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('after a save of somebody else their version is loaded, or overwritten', async () => {
  const { sent, user } = renderModelForm(({ ifMatch }) =>
    ifMatch === '*' ? jsonResponse(200, settings) : jsonResponse(412, { code: 'model.settings-changed', detail: '' }),
  );
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('The settings of the model are saved.')).toBeVisible();
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"v3"', '*']);
});

test('unsaved input is not left by a link without a question; saved input is', async () => {
  const { user } = renderModelForm(() => jsonResponse(200, settings));
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
  renderWithQueries(<ModelSection initial={settings} />);
  expect(screen.getByText(/checks by rules; a model is more often right/)).toHaveTextContent(/78\.6%.*96\.9%/);
});

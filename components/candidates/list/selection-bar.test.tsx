/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PickReason } from '@/lib/ats/picks/pick-schemas';
import type { CandidateChoice, SelectedAnswer } from '@/lib/domain/candidate-review-schemas';
import type { CandidatesStatisticsDto, ProcessStatus } from '@/lib/domain/process-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { SelectionBar } from './selection-bar';

const requests: { method: string; path: string; body: unknown }[] = [];
const clear = jest.fn();
let refused: SelectedAnswer['refused'] = [];
let later: SelectedAnswer['refused'] = [];
let batchStatus = 202;

function replyTo(path: string): Response {
  if (path === '/api/v1/processes/p1') return jsonResponse(200, { ordinalNumber: 5 });
  if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
  if (path.endsWith('/export')) {
    return { ...jsonResponse(200, {}), blob: () => Promise.resolve(new Blob(['No.'])) } as Response;
  }
  if (path.endsWith('/decision-reasons')) return jsonResponse(200, { items: [] });
  if (path.endsWith('/preview')) return jsonResponse(200, { accepted: ['c1', 'c2'], refused });
  if (path.endsWith('/batches')) return jsonResponse(batchStatus, { code: 'model.no-batches', detail: 'No batches.' });
  if (path.includes('/decisions')) return jsonResponse(200, { requestId: 'q1', accepted: ['c1', 'c2'], refused: [] });
  return jsonResponse(202, { accepted: ['c1', 'c2'], refused: [...refused, ...later] });
}

beforeEach(() => {
  requests.length = 0;
  [refused, later, batchStatus] = [[], [], 409];
  clear.mockClear();
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    return Promise.resolve(replyTo(path));
  }) as typeof fetch;
});

type Judging = Pick<CandidatesStatisticsDto, 'engine' | 'cost' | 'batch'>;
const offline: Judging = { engine: 'offline', cost: null, batch: null };
const choice = { searchId: 's1', except: ['c9'] };
const onSelectAll = jest.fn();

function show({
  status = 'ACTIVE' as ProcessStatus,
  judging = offline,
  count = 299,
  chosen = choice as CandidateChoice,
  onPick = null as (() => void) | null,
  pickObstacle = null as PickReason | null,
  blindMode = false,
  mayBeHidden = true,
} = {}): void {
  renderWithClient(
    <SelectionBar
      process={{ id: 'p1', name: 'Java', status, blindMode, restricted: false }}
      judging={judging}
      selection={{ choice: chosen, count, mayBeHidden, selectAll: { total: 300, onSelect: onSelectAll }, clear }}
      describe={(id) => (id === 'c3' ? { name: 'Anna Nowak', ordinalNumber: 3 } : null)}
      mayDecide
      mayExport
      mayAnalyse
      mayErase={false}
      shown={['match', 'decision']}
      onPick={onPick}
      pickObstacle={pickObstacle}
    />,
  );
}

const analyse = () => fireEvent.click(screen.getByRole('button', { name: 'Analyse again' }));
const banner = () => screen.getByRole('status');
const sent = (end: string) => requests.filter(({ path }) => path.endsWith(end));

test('where none of them can be sent to the ATS the button is disabled and says why', () => {
  const onPick = jest.fn();
  show({ onPick, pickObstacle: 'NOT_FROM_ATS' });
  const button = screen.getByRole('button', { name: /Move to/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^Cannot be sent to the ATS\. The CV was uploaded here/);
  expect(screen.getByText(/The CV was uploaded here/)).toBeVisible();
  fireEvent.click(button);
  expect(onPick).not.toHaveBeenCalled();
});

test('the others are sent', () => {
  const onPick = jest.fn();
  show({ onPick });
  fireEvent.click(screen.getByRole('button', { name: /Move to/ }));
  expect(onPick).toHaveBeenCalledTimes(1);
});

test('all of the search can be taken', () => {
  show({ count: 20 });
  fireEvent.click(screen.getByRole('button', { name: 'Select all 300 of this search' }));
  expect(onSelectAll).toHaveBeenCalledTimes(1);
});

test('where nobody is refused the choice is analysed in one call, without a question', async () => {
  show();
  analyse();
  await waitFor(() => expect(clear).toHaveBeenCalledTimes(1));
  expect(sent('/preview')).toMatchObject([{ method: 'POST', body: choice }]);
  expect(sent('reprocess-selected-candidates')).toMatchObject([{ method: 'POST', body: choice }]);
  expect(banner()).toHaveTextContent('Analysis of 2 CVs requested.');
});

test('who is refused is named before anything is sent, and not again afterwards', async () => {
  refused = [
    { candidateId: 'c3', ordinalNumber: 3, reason: 'ERROR' },
    { candidateId: 'c4', ordinalNumber: 4, reason: 'IN_PROGRESS' },
  ];
  show();
  analyse();
  const dialog = await screen.findByRole('alertdialog', { name: 'Analyse 2 CVs again?' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  await screen.findByText('5-3');
  expect(dialog).toHaveTextContent('3. Anna Nowak 5-3Analysis failed');
  expect(dialog).toHaveTextContent('Candidate no. 4 5-4Analysing');
  expect(sent('reprocess-selected-candidates')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Analyse again' }));
  await waitFor(() => expect(clear).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who is refused only when it is sent is named then', async () => {
  later = [{ candidateId: 'c5', ordinalNumber: null, reason: 'NOT_FOUND' }];
  show();
  analyse();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('A candidate who is no longer hereThis candidate no longer exists');
  expect(dialog).toHaveTextContent('The others are being analysed.');
});

test.each(['CREATED', 'STOPPED', 'ERROR'] as const)('a process that is %s analyses nobody', (status) => {
  show({ status });
  expect(screen.getByRole('button', { name: 'Analyse again' })).toHaveAttribute('aria-disabled', 'true');
  analyse();
  expect(requests).toEqual([]);
});

const cost = { micros: 90_000, averageMicros: 1500, currency: 'USD' };

test.each([
  ['the average', cost, /about US\$0\.003,/],
  ['that it is unknown', null, /not known/],
])('where a model judges, several CVs are analysed only after a look at the cost: %s', async (_, known, words) => {
  show({ judging: { engine: 'openai', cost: known, batch: null } });
  analyse();
  const dialog = await screen.findByRole('alertdialog', { name: 'Have the model judge 2 CVs?' });
  expect(dialog).toHaveTextContent(words);
  expect(sent('reprocess-selected-candidates')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Analyse now' }));
  await waitFor(() => expect(sent('reprocess-selected-candidates')).toHaveLength(1));
});

test('one CV is analysed at once by a model too', async () => {
  show({ judging: { engine: 'openai', cost: null, batch: null }, count: 1 });
  analyse();
  await waitFor(() => expect(sent('reprocess-selected-candidates')).toHaveLength(1));
});

test('the cheaper way tells its price; where the provider has none, the dialog says so and stays', async () => {
  show({ judging: { engine: 'openai', cost, batch: null } });
  analyse();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/about US\$0\.0015/);
  fireEvent.click(screen.getByRole('button', { name: 'Cheaper, within 24 h' }));
  expect(await screen.findByText('No batches.')).toBeVisible();
  expect(sent('/batches')).toMatchObject([{ body: { candidateIds: ['c1', 'c2'] } }]);
  expect(screen.getByRole('button', { name: 'Analyse now' })).toBeEnabled();
});

test('while a batch is under way there is no other', async () => {
  const batch = { id: 'b1', ended: false, cancelling: false, total: 9, open: 9, expiresAt: null, reason: null };
  show({ judging: { engine: 'openai', cost, batch } });
  analyse();
  expect(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Analyse' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Cheaper, within 24 h' })).toBeNull();
});

test('one decision about the whole selection, with a note, is taken back by the banner', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  expect(dialog).toHaveTextContent('299 candidates');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Too far' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(clear).toHaveBeenCalledTimes(1));
  expect(requests.at(-1)).toMatchObject({ method: 'POST', body: { choice, decision: 'REJECT', note: 'Too far' } });
  expect(banner()).toHaveTextContent('Rejected: 2 candidates');
  fireEvent.click(within(banner()).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(banner()).toHaveTextContent('Decision undone: 2 candidates'));
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: expect.stringMatching(/decisions\/q1$/) });
});

test.each([true, false])(
  'advancing in a blind process asks for a reason where somebody is hidden: %s',
  async (hidden) => {
    show({ blindMode: true, mayBeHidden: hidden });
    fireEvent.click(screen.getByRole('button', { name: 'Advance' }));
    const dialog = await screen.findByRole('dialog', { name: 'Advance' });
    expect(within(dialog).queryAllByText('Why should the data be shown?')).toHaveLength(hidden ? 1 : 0);
  },
);

test('the choice is saved as a table', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:table');
  HTMLAnchorElement.prototype.click = jest.fn();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save the file' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
  const ofDecision = ['decision', 'decisionReason', 'thumbsUp', 'thumbsDown'];
  const columns = ['number', 'ownId', 'firstName', 'lastName', 'currentPosition', 'matchScore', ...ofDecision];
  expect(sent('/export')).toMatchObject([{ method: 'POST', body: { format: 'xlsx', choice, columns } }]);
});

test('for a CSV the separator and the mark are chosen, and the columns one by one; the choice is kept', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:table');
  HTMLAnchorElement.prototype.click = jest.fn();
  localStorage.clear();
  show();
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save the file' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'CSV' }));
  expect(screen.getByRole('radio', { name: 'comma' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'semicolon' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'UTF-8 mark (BOM)' }));
  await userEvent.click(screen.getByRole('radio', { name: 'chosen ones' }));
  const ofDecision = ['Decision', 'Reason for the decision', 'Thumbs up', 'Thumbs down'];
  for (const name of ['Our ID', 'First name', 'Last name', 'Current position', 'Match', ...ofDecision])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'No.' }));
  expect(screen.getByText('Choose at least one column.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Notes' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await save();
  await waitFor(() => expect(sent('/export')).toHaveLength(2));
  const expected = { format: 'csv', choice, columns: ['notes'], separator: 'SEMICOLON', bom: false };
  expect(sent('/export').map(({ body }) => body)).toEqual([expected, expected]);
});

test('two to five candidates can be compared', () => {
  show({ chosen: { candidateIds: ['c1', 'c2'] }, count: 2 });
  const link = screen.getByRole('link', { name: 'Compare' });
  expect(link).toHaveAttribute('href', '/processes/p1/candidates/compare?ids=c1%2Cc2');
});

test('a whole search is not compared', () => {
  show({ count: 3 });
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
});

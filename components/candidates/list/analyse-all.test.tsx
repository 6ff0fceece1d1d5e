/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SelectedAnswer } from '@/lib/domain/candidate-review-schemas';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { AnalyseAll } from './analyse-all';
import type { RefusedListProps } from './refused-list';

let found: SelectedAnswer;
/** What the calls that analyse answer, where it is not what was found. */
let answered: SelectedAnswer | null = null;
let described: ReturnType<RefusedListProps['describe']> = null;
const sent: [path: string, body: unknown][] = [];

function show(judging: Pick<CandidatesStatisticsDto, 'engine' | 'cost' | 'batch'>) {
  sent.length = 0;
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') sent.push([path.replace(/\?.*/, ''), JSON.parse(String(body))]);
    if (path === '/api/v1/processes/p1') return Promise.resolve(jsonResponse(200, { ordinalNumber: 3 }));
    if (path.endsWith('/csrf')) return Promise.resolve(jsonResponse(200, { token: 't' }));
    if (path.includes('/search?')) return Promise.resolve(jsonResponse(200, { searchId: 's7', items: [] }));
    if (path.endsWith('/preview')) return Promise.resolve(jsonResponse(200, found));
    return Promise.resolve(jsonResponse(202, answered ?? found));
  }) as typeof fetch;
  renderWithClient(<AnalyseAll processId="p1" judging={judging} describe={() => described} />);
  fireEvent.click(screen.getByRole('button', { name: 'Analyse all of the process again' }));
}

afterEach(() => {
  answered = null;
});

const offline = { engine: 'offline', cost: null, batch: null } as const;
const openai = { engine: 'openai', cost: { averageMicros: 20_000, currency: 'USD', totalMicros: 0 }, batch: null };

test('all of the process are analysed once the question is answered, which says how many and who is left out', async () => {
  found = { accepted: ['c1', 'c2', 'c3'], refused: [{ candidateId: 'c4', ordinalNumber: 4, reason: 'ERROR' }] };
  show(offline);
  const dialog = await screen.findByRole('alertdialog', { name: 'Analyse 3 CVs again?' });
  await waitFor(() => expect(dialog).toHaveTextContent('Candidate no. 4 3-4'));
  expect(sent.map(([path]) => path)).toEqual([
    '/api/v1/processes/p1/candidates/search',
    '/api/v1/processes/p1/candidates/reprocess-selected-candidates/preview',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Judge anew what has not changed, too' }));
  fireEvent.click(screen.getByRole('button', { name: 'Analyse again' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Analysis of 3 CVs requested.'));
  expect(sent.at(-1)).toEqual(['/api/v1/processes/p1/reprocess-all-candidates', { fresh: true }]);
});

test('whoever is left out because the last analysis failed is listed with what made it fail', async () => {
  found = { accepted: ['c1'], refused: [{ candidateId: 'c4', ordinalNumber: 4, reason: 'ERROR' }] };
  described = { name: 'Anna Nowak', ordinalNumber: 4, statusReason: 'model.bad-answer' };
  show(offline);
  const dialog = await screen.findByRole('alertdialog');
  await screen.findByText('3-4');
  expect(dialog).toHaveTextContent(/4\. Anna Nowak 3-4\s*Analysis failed: Too much of the model/);
  described = null;
});

test('where a model judges the question says what it costs', async () => {
  found = { accepted: ['c1', 'c2'], refused: [] };
  show(openai as never);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/0\.04/);
  expect(screen.getByRole('button', { name: /Cheaper/ })).toBeVisible();
  // The cheap queue cannot judge anew.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Judge anew what has not changed, too' }));
  expect(screen.queryByRole('button', { name: /Cheaper/ })).toBeNull();
});

test('where nobody can be analysed nothing is asked, and a dialog lists them', async () => {
  found = {
    accepted: [],
    refused: [
      { candidateId: 'c4', ordinalNumber: 4, reason: 'ERROR' },
      { candidateId: 'c5', ordinalNumber: 5, reason: 'IN_PROGRESS' },
    ],
  };
  show(offline);
  const dialog = await screen.findByRole('dialog', { name: '2 candidates were not sent for analysis' });
  await screen.findByText('3-5');
  expect(dialog).toHaveTextContent('Candidate no. 4 3-4Analysis failed');
  expect(dialog).toHaveTextContent('Candidate no. 5 3-5Analysing');
  expect(dialog).not.toHaveTextContent('The others are being analysed.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('where the process has no candidate a banner says so', async () => {
  found = { accepted: [], refused: [] };
  show(offline);
  await waitFor(() =>
    expect(document.querySelector('[data-banner]')).toHaveTextContent('No candidate of this process'),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who was named before is not named again once all are sent', async () => {
  found = { accepted: ['c1'], refused: [{ candidateId: 'c4', ordinalNumber: 4, reason: 'ERROR' }] };
  show(offline);
  fireEvent.click(await screen.findByRole('button', { name: 'Analyse again' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Analysis of 1 CV requested.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['Analyse now', /Cheaper/])('who is refused only when all are sent is listed then: %s', async (button) => {
  found = { accepted: ['c1', 'c2'], refused: [] };
  answered = { accepted: ['c1'], refused: [{ candidateId: 'c2', ordinalNumber: 2, reason: 'IN_PROGRESS' }] };
  show(openai as never);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: '1 candidate was not sent for analysis' });
  await screen.findByText('3-2');
  expect(dialog).toHaveTextContent('Candidate no. 2 3-2Analysing');
  expect(dialog).toHaveTextContent('The others are being analysed.');
});

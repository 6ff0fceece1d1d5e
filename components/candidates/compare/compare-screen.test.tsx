/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrentUserProvider, ProcessPermissions } from '@/components/users/current-user';
import type { CriterionVerdictDto, Verdict } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { CurrentUser, Permission } from '@/lib/domain/user-schemas';
import { criterion } from '@/tests/analysis/criterion';
import { renderWithClient } from '@/tests/render';
import { CompareScreen } from './compare-screen';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({}) }));

const user = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' } as CurrentUser;
const requests: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    const text = () => Promise.resolve(JSON.stringify(answerTo(path, method)));
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text });
  }) as typeof fetch;
});

function answerTo(path: string, method: string): object {
  if (path.endsWith('/csrf')) return { token: 't' };
  if (method === 'GET' && path.endsWith('?peek=true')) return path.includes('c1') ? anna : jan;
  return { items: [], id: 'c1', decision: null };
}

function verdictOf(place: number, text: string, verdict: Verdict): CriterionVerdictDto {
  const evidence = ['first', 'second'].map((which) => ({
    id: `${place} ${which}`,
    quote: `${which} quote of ${text}`,
  }));
  return {
    id: String(place),
    criterion: criterion(place, { text }),
    verdict,
    reason: `Reason of ${text}`,
    evidence,
    correction: null,
    toCheck: false,
  } as unknown as CriterionVerdictDto;
}

function candidate(id: string, firstName: string, verdicts: CriterionVerdictDto[]): CandidateDto {
  return {
    id,
    processId: 'p1',
    firstName,
    lastName: 'Lis',
    cvFileName: null,
    ordinalNumber: 1,
    currentPosition: null,
    matchScore: 80,
    earlierScore: null,
    rangeLow: 80,
    rangeHigh: 80,
    decision: null,
    isBlind: false,
    thumbs: [],
    city: null,
    voivodeship: null,
    expectedPay: null,
    languages: [],
    status: 'NEW',
    statusReason: null,
    analysis: { verdicts, scoreBreakdown: { lines: [] } },
  } as unknown as CandidateDto;
}

const anna = candidate('c1', 'Anna', [verdictOf(1, 'Java', 'MET'), verdictOf(2, 'SQL', 'MET')]);
const jan = candidate('c2', 'Jan', [verdictOf(1, 'Java', 'MET'), verdictOf(2, 'SQL', 'NOT_MET')]);

function show(permissions: Permission[] = ['candidate:decide', 'candidate:comment']) {
  return renderWithClient(
    <CurrentUserProvider user={user}>
      <ProcessPermissions permissions={permissions}>
        <CompareScreen processId="p1" candidates={[anna, jan]} loadedAt={Date.now()} archived={false} />
      </ProcessPermissions>
    </CurrentUserProvider>,
  );
}

const column = (name: RegExp) => within(screen.getByRole('columnheader', { name }));

test('a candidate is opened, decided about and given a thumb from the column', async () => {
  show();
  expect(column(/Anna/).getByRole('link', { name: 'Anna Lis' })).toHaveAttribute('href', '/processes/p1/candidates/c1');
  await userEvent.click(column(/Jan/).getByRole('button', { name: 'Hold' }));
  await waitFor(() => expect(requests[0]).toMatchObject({ method: 'POST', body: { decision: 'HOLD' } }));
  expect(requests[0]).toMatchObject({ path: '/api/v1/processes/p1/candidates/c2/decision' });
  await userEvent.click(column(/Anna/).getByRole('button', { name: 'Thumb up' }));
  await waitFor(() => expect(requests[1]).toMatchObject({ method: 'PUT', body: { thumb: 'UP' } }));
  await userEvent.click(column(/Anna/).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('dialog', { name: 'Reject' })).toHaveTextContent('Anna Lis');
});

test('while one column decides the buttons of the others say that they wait, and then decide', async () => {
  const answering = globalThis.fetch;
  let answer = (): void => undefined;
  const untilAnswered = new Promise<void>((resolve) => (answer = resolve));
  globalThis.fetch = async (path, init) => {
    if (String(path).endsWith('/decision')) await untilAnswered;
    return answering(path, init);
  };
  show();
  const hold = column(/Jan/).getByRole('button', { name: 'Hold' });
  await userEvent.click(column(/Anna/).getByRole('button', { name: 'Advance' }));
  expect(hold).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(column(/Jan/).getByRole('button', { name: 'Reject' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  answer();
  await waitFor(() => expect(hold).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(hold);
  await waitFor(() => expect(requests).toMatchObject([{}, { body: { decision: 'HOLD' } }]));
});

test('who may only read has no buttons', () => {
  show([]);
  expect(column(/Anna/).queryByRole('button')).toBeNull();
});

test('a cell has the verdict and one quote; the criterion’s button unfolds the reason and the other quotes', async () => {
  show();
  expect(screen.getAllByText('first quote of Java')).toHaveLength(2);
  expect(screen.queryByText('second quote of Java')).toBeNull();
  expect(screen.queryByText('Reason of Java')).toBeNull();
  const row = screen.getByRole('button', { name: 'Java' });
  expect(row).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByText('second quote of Java')).toHaveLength(2);
  expect(screen.getAllByText('Reason of Java')).toHaveLength(2);
});

test('only differences is remembered', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(screen.queryByRole('rowheader', { name: 'Java' })).toBeNull();
  unmount();
  show();
  expect(screen.getByRole('checkbox', { name: 'Only differences' })).toBeChecked();
  expect(screen.queryByRole('rowheader', { name: 'Java' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: 'SQL' })).toBeVisible();
});

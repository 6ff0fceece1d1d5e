/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DecisionDto } from '@/lib/domain/candidate-review-schemas';
import { jsonResponse } from '@/tests/json-response';
import { showDecision } from '@/tests/candidates/show-decision';

const made = {
  decisionId: 'd1',
  decision: 'HOLD',
  reason: null,
  note: '',
  holdUntil: null,
  at: '2026-11-22T10:00:00Z',
  by: { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' },
} as DecisionDto;

test('what is pressed while a decision is being saved is not ignored unseen, and works afterwards', async () => {
  const decided: unknown[] = [];
  let reply = (): void => undefined;
  const untilReplied = new Promise<void>((resolve) => (reply = resolve));
  globalThis.fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (method === 'GET') return jsonResponse(200, { items: [] });
    decided.push(JSON.parse(String(body)));
    await untilReplied;
    return jsonResponse(200, { id: 'c1', decision: { ...made, decisionId: 'd2' } });
  }) as typeof fetch;
  const on = showDecision(made);
  const button = (name: RegExp) => screen.getByRole('button', { name });
  await userEvent.click(button(/^Advance/));
  for (const name of [/^Hold/, /^Reject/, /^Change the reason/]) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(name));
    expect(screen.getByRole('status')).toHaveTextContent('The previous decision is still being saved.');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  reply();
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('status')).toHaveTextContent('Advanced: Anna Nowak');
  await waitFor(() => expect(button(/^Hold/)).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button(/^Hold/));
  await waitFor(() => expect(decided).toMatchObject([{ decision: 'ADVANCE' }, { decision: 'HOLD' }]));
});

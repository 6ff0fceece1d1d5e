/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiAnswer, ApiError } from '@/lib/http/browser/browser-client';
import { renderWithQueries } from '@/tests/render';
import { useChangeStatus } from './use-change-status';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
}));

function Stop() {
  const change = useChangeStatus();
  const process = { id: 'p1', status: 'ACTIVE', version: 7 } as const;
  return <button onClick={() => change.mutate({ process, to: 'STOPPED' })}>Stop</button>;
}

async function stop() {
  renderWithQueries(<Stop />);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
}

test('the status is changed of the version on the screen, and its undo of the version that came back', async () => {
  jest.mocked(apiAnswer).mockResolvedValue({ id: 'p1', status: 'STOPPED', version: 8 });
  await stop();
  const sent = { method: 'PUT', path: '/processes/p1/status' };
  expect(apiAnswer).toHaveBeenLastCalledWith({ ...sent, body: { status: 'STOPPED' }, ifMatch: '"v7"' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(apiAnswer).toHaveBeenLastCalledWith({ ...sent, body: { status: 'ACTIVE' }, ifMatch: '"v8"' });
});

test('when somebody changed the process meanwhile, one is told and decides again', async () => {
  const facts = { code: 'process.changed-meanwhile', status: 412, method: 'PUT', url: '', timestamp: '', fields: [] };
  jest.mocked(apiAnswer).mockRejectedValue(new ApiError('Changed.', facts));
  await stop();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Somebody else changed .* press again/));
});

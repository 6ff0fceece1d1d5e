/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import { renderWithQueries } from '@/tests/render';
import { ImportDialog } from './import-dialog';

jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
  apiRequest: jest.fn(() => Promise.resolve()),
}));

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }));

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const facts = { status: 409, method: 'POST', url: '', timestamp: '', fields: [] };
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  jest.mocked(apiAnswer).mockImplementation(({ method, body }) => {
    if (method !== 'POST') return Promise.resolve({ columns: { externalId: 'Kod' } });
    sent.push(body);
    const { externalId } = body as { externalId: string };
    if (externalId === '2' && sent.length === 2) {
      return Promise.reject(new ApiError('This process is archived.', { ...facts, code: 'process.archived' }));
    }
    return Promise.resolve({ candidateId: 'c1', outcome: externalId === '3' ? 'unchanged' : 'created' });
  });
});

test('maps as last time, leaves bad rows out, goes on after a refused one, and sends that one again', async () => {
  const user = userEvent.setup();
  jest.mocked(apiRequest).mockRejectedValueOnce(new ApiError('Not remembered.', { ...facts, code: 'internal' }));
  renderWithQueries(<ImportDialog processId="p1" onClose={jest.fn()} />);
  const text = 'Kod;Imię;Nazwisko\n1;Anna;Nowak\n2;Jan;Lis\n;Ola;Mała\n3;Ewa;Kot\n';
  const csv = new File([text], 'a.csv');
  csv.arrayBuffer ??= () => Promise.resolve(new TextEncoder().encode(text).buffer);
  await user.upload(screen.getByLabelText('Choose a CSV', { selector: 'input' }), csv);
  expect(await screen.findByText('3 rows can be imported.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^ID in the ATS/)).toHaveValue('Kod');
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Imię');
  expect(screen.getByText('Row 4: there is no ID')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import 3 candidates' }));
  expect(await screen.findByText('Finished: 3 of 3.')).toBeInTheDocument();
  expect(screen.getByText('Not remembered.')).toBeInTheDocument();
  expect(sent).toMatchObject([{ externalId: '1', firstName: 'Anna' }, { externalId: '2' }, { externalId: '3' }]);
  const refused = screen.getByRole('region', { name: 'Refused' });
  expect(within(refused).getByText('Row 3 (2): This process is archived.')).toBeInTheDocument();
  expect(apiRequest).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'PUT', body: { columns: expect.objectContaining({ externalId: 'Kod' }) } }),
  );
  await user.click(screen.getByRole('button', { name: 'Send the refused ones again' }));
  expect(await screen.findByText('Finished: 3 of 3.')).toBeInTheDocument();
  expect(sent).toHaveLength(4);
  expect(screen.queryByRole('region', { name: 'Refused' })).not.toBeInTheDocument();
});

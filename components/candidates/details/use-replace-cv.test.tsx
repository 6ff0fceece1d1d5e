/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BannerProvider } from '@/components/ui/banner';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders } from '@/tests/render';
import { useReplaceCv } from './use-replace-cv';

const file = new File(['%PDF'], 'piotr.pdf');
const fetchMock = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>();

function Page() {
  const [candidateId, setCandidateId] = useState('c');
  const { replace, question } = useReplaceCv('p', { candidateId, name: `Candidate ${candidateId}` });
  return (
    <>
      <button onClick={() => setCandidateId('d')}>Next</button>
      <button onClick={() => replace([file])}>Replace</button>
      {question}
    </>
  );
}

function show() {
  globalThis.fetch = fetchMock;
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <BannerProvider>
        <Page />
      </BannerProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('Replace'));
}

const addresses = () => fetchMock.mock.calls.map(([address]) => String(address)).filter((one) => one.includes('/cv'));

beforeEach(() => fetchMock.mockReset());

test('a CV of another person is sent again only with the reason that was chosen', async () => {
  const errors = ['name', 'phone'].map((path) => ({ path, code: 'differs', message: 'Not as before' }));
  fetchMock.mockImplementation(async (address) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    return String(address).includes('confirm=')
      ? jsonResponse(200, {})
      : jsonResponse(409, { code: 'cv.another-person', detail: 'Another person', errors });
  });
  show();
  const dialog = await screen.findByRole('dialog', { name: 'This looks like another person’s CV' });
  expect(dialog).toHaveTextContent('Candidate: Candidate c. Not as before in “piotr.pdf”: the name and the phone.');
  expect(addresses()).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: 'The former CV was somebody else’s' }));
  fireEvent.click(screen.getByRole('button', { name: 'Replace anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addresses()[1]).toMatch(/\/candidates\/c\/cv\?confirm=FORMER_WAS_WRONG$/);
});

test('a question that comes after another candidate was opened is still about the one whose CV it is', async () => {
  let refuse = (): void => undefined;
  const errors = [{ path: 'name', code: 'differs', message: 'Not as before' }];
  fetchMock.mockImplementation(async (address) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (String(address).includes('confirm=')) return jsonResponse(200, {});
    await new Promise<void>((resolve) => (refuse = resolve));
    return jsonResponse(409, { code: 'cv.another-person', detail: 'Another person', errors });
  });
  show();
  await waitFor(() => expect(addresses()).toHaveLength(1));
  fireEvent.click(screen.getByText('Next'));
  refuse();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Candidate: Candidate c.');
  fireEvent.click(screen.getByRole('button', { name: 'Replace anyway' }));
  await waitFor(() => expect(addresses()).toHaveLength(2));
  expect(addresses()[1]).toMatch(/\/candidates\/c\/cv\?confirm=SAME_PERSON$/);
});

test('any other refusal is reported, and nothing is asked', async () => {
  fetchMock.mockImplementation(async (address) =>
    String(address).endsWith('/csrf')
      ? jsonResponse(200, { token: 't' })
      : jsonResponse(409, { code: 'cv.duplicate', detail: '“piotr.pdf” is already in this process', errors: [] }),
  );
  show();
  await waitFor(() => expect(document.querySelector('[data-banner]')).toHaveTextContent('“piotr.pdf” is already'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

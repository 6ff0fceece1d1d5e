/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expandAdded } from '@/components/uploads/expand-added';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { useReplaceCv } from './use-replace-cv';

jest.mock('@/components/uploads/expand-added', () => ({
  expandAdded: jest.fn(async (files: File[]) => ({ files, notTaken: [] })),
}));

const file = new File(['%PDF'], 'piotr.pdf');
const fetchMock = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>();

function Page({ added = file }: { added?: File }) {
  const [candidateId, setCandidateId] = useState('c');
  const { replace, question } = useReplaceCv('p', { candidateId, name: `Candidate ${candidateId}` });
  return (
    <>
      <button onClick={() => setCandidateId('d')}>Next</button>
      <button onClick={() => replace([added])}>Replace</button>
      {question}
    </>
  );
}

function show(added?: File) {
  globalThis.fetch = fetchMock;
  renderWithClient(<Page {...(added && { added })} />);
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

/** An archive that holds these; how it is opened is tested beside `expandFiles`. */
function archive(...names: string[]): File {
  jest
    .mocked(expandAdded)
    .mockResolvedValueOnce({ files: names.map((name) => new File(['%PDF'], name)), notTaken: [] });
  return new File(['PK'], 'CV.zip');
}
const sentNames = () =>
  fetchMock.mock.calls.flatMap(([, init]) => {
    const sent = init?.body instanceof FormData ? init.body.get('files') : null;
    return sent instanceof File ? [sent.name] : [];
  });
const accept = async (address: RequestInfo | URL) =>
  jsonResponse(200, String(address).endsWith('/csrf') ? { token: 't' } : {});

test('of an archive with one CV the CV is sent', async () => {
  fetchMock.mockImplementation(accept);
  show(archive('Piotr Lis.pdf'));
  await waitFor(() => expect(sentNames()).toEqual(['Piotr Lis.pdf']));
});

test('of an archive with several files none is sent, and the person is told', async () => {
  fetchMock.mockImplementation(accept);
  show(archive('Piotr Lis.pdf', 'list.pdf'));
  await waitFor(() =>
    expect(document.querySelector('[data-banner]')).toHaveTextContent('There are 2 files in “CV.zip”'),
  );
  expect(sentNames()).toEqual([]);
});

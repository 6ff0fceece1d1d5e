/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { AttachedCvs } from './attached-cvs';

const candidate = { id: 'c', processId: 'p', firstName: 'Hanna', lastName: 'Lis', ordinalNumber: 3 } as CandidateDto;
const bodies: unknown[] = [];

/** What the server answers to a choice. */
function show(choose: (body: { confirm?: string }) => Response): void {
  bodies.length = 0;
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (init?.method !== 'PUT')
      return jsonResponse(200, {
        items: [
          { index: 0, name: 'CV.pdf' },
          { index: 1, name: null },
        ],
      });
    const body = JSON.parse(String(init.body)) as { confirm?: string };
    bodies.push(body);
    return choose(body);
  });
  renderWithClient(
    <AttachedCvs candidate={candidate} />,
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
}

test('a document that looks like another person’s is read only with the reason that was chosen', async () => {
  const errors = [{ path: 'email', code: 'differs', message: 'Not as before' }];
  show(({ confirm }) =>
    confirm
      ? jsonResponse(200, {})
      : jsonResponse(409, { code: 'cv.another-person', detail: 'Another person', errors }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Read document 2 as the CV' }));
  const dialog = await screen.findByRole('dialog', { name: 'This looks like another person’s CV' });
  expect(dialog).toHaveTextContent('Candidate: Hanna Lis. Not as before in “Document 2”: the e-mail.');
  fireEvent.click(screen.getByRole('button', { name: 'Replace anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([{ index: 1 }, { index: 1, confirm: 'SAME_PERSON' }]);
});

test('another refusal is said, and the documents stay to be chosen', async () => {
  show(() => jsonResponse(409, { code: 'cv.encrypted', detail: 'The file has a password.', errors: [] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Read “CV.pdf” as the CV' }));
  expect(await screen.findByText('The file has a password.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Read “CV.pdf” as the CV' })).toBeEnabled();
});

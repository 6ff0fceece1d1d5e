/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { CandidatePageDto } from '@/lib/person-rights/person-schemas';
import { renderWithQueries } from '@/tests/render';
import { ProvedParts } from './proved-parts';
import { RequestParts } from './request-parts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/candidate-page' }));

afterEach(() => sharedQueryClient().clear());

/** The parts of a page with an open request to erase and one for a review. */
function showParts(isOwn: boolean) {
  const asked = {
    text: '',
    at: '2026-11-20T10:00:00.000Z',
    dueOn: '2026-12-20',
    answer: null,
    answeredAt: null,
    isOwn,
  };
  const page = {
    requests: [
      { ...asked, kind: 'DELETE' },
      { ...asked, kind: 'REVIEW' },
    ],
    proof: { byMail: true, code: null, facts: [], triesLeft: 5 },
  } as unknown as CandidatePageDto;
  const props = { page, token: 't', onDone: () => undefined };
  renderWithQueries(
    <>
      <RequestParts {...props} />
      <ProvedParts {...props} />
    </>,
    'pl',
  );
  return ['Chcę usunąć dane', 'Proszę o ocenę'].map((name) => screen.queryByRole('button', { name }) !== null);
}

test.each([
  ['asked for on the page', true, [false, false]],
  ['recorded by somebody here', false, [true, true]],
])('what was %s: whether it can be asked for', (_name, isOwn, offered) => {
  expect(showParts(isOwn)).toEqual(offered);
});

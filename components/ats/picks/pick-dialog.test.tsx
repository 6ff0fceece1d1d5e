/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { AtsPicks, PickPreview } from '@/lib/ats/picks/pick-schemas';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { CandidateConflict } from './candidate-conflict';
import { CandidateStage } from './candidate-stage';
import { PickConflictNotice } from './conflict-notice';
import { PickDialog } from './pick-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p1' }));

afterEach(() => sharedQueryClient().clear());

const user = { permissions: ['candidate:pick', 'process:write'] } as unknown as CurrentUser;

function renderPart(part: ReactNode, respond: (path: string, body: unknown) => Response) {
  const sent: string[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address).replace('/api/v1/processes/p1', '');
    if (path === '') return jsonResponse(200, { ordinalNumber: 7 });
    if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    sent.push(`${init?.method ?? 'GET'} ${path}`);
    return respond(path, init?.body ? JSON.parse(String(init.body)) : null);
  });
  renderWithQueries(<CurrentUserProvider user={user}>{part}</CurrentUserProvider>);
  return { sent, user: userEvent.setup() };
}

const person = (ordinalNumber: number, firstName: string) => ({
  candidateId: `c${ordinalNumber}`,
  ordinalNumber,
  firstName,
  lastName: 'Nowak',
  matchScore: 80,
  rate: 4,
  isCreatedThere: false,
});
const preview: PickPreview = {
  target: {
    connectionId: 'k',
    connectionName: 'Head office',
    provider: 'TRAFFIT',
    recruitmentId: '77',
    kind: 'STAGE',
    value: '5',
    name: 'Selected',
  },
  candidates: [person(1, 'Anna'), person(2, 'Jan')],
  refused: [{ candidateId: 'c3', ordinalNumber: 3, reason: 'PROCESSING_OUTDATED' }],
  sendsOneFirst: false,
  mayNotify: false,
  approver: { userId: 'u', firstName: 'Maria', lastName: 'Lis' },
};
const dialog = (onSent = jest.fn(), onClose = jest.fn()) => (
  <PickDialog processId="p1" choice={{ all: true }} describe={() => null} onSent={onSent} onClose={onClose} />
);

test('the preview says who, where to, on whose approval and who not; only they are sent', async () => {
  const onClose = jest.fn();
  const bodies: unknown[] = [];
  const { user } = renderPart(dialog(jest.fn(), onClose), (path, body) => {
    if (path.endsWith('/preview')) return jsonResponse(200, preview);
    bodies.push(body);
    return jsonResponse(202, { accepted: ['c1', 'c2'], refused: [] });
  });
  expect(await screen.findByText('Stage “Selected”')).toBeVisible();
  expect(screen.getByText('Head office (Traffit), recruitment 77')).toBeVisible();
  expect(screen.getByText('On the approval of Maria Lis')).toBeVisible();
  expect(screen.getByText('Anna Nowak')).toBeVisible();
  expect(screen.getByText(/rating is outdated/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send 2 candidates' }));
  expect(await screen.findByText('2 candidates are being sent to the ATS.')).toBeVisible();
  expect(bodies).toEqual([{ candidateIds: ['c1', 'c2'] }]);
  expect(onClose).toHaveBeenCalled();
});

test('a single candidate is sent by the call for one, and a refusal of it is said', async () => {
  const detail = 'This candidate cannot be sent now.';
  const { sent, user } = renderPart(dialog(), (path) =>
    path.endsWith('/preview')
      ? jsonResponse(200, { ...preview, candidates: [person(1, 'Anna')], refused: [] })
      : jsonResponse(409, { code: 'candidate.pick-refused', title: '', detail, errors: [] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Send 1 candidate' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(sent.at(-1)).toBe('POST /candidates/c1/pick');
});

test('those refused after the preview are listed with the reason', async () => {
  const { user } = renderPart(dialog(), (path) =>
    path.endsWith('/preview')
      ? jsonResponse(200, preview)
      : jsonResponse(202, {
          accepted: ['c1'],
          refused: [{ candidateId: 'c2', ordinalNumber: 2, reason: 'IN_PROGRESS' }],
        }),
  );
  await user.click(await screen.findByRole('button', { name: 'Send 2 candidates' }));
  expect(await screen.findByText('1 candidate cannot be moved')).toBeVisible();
  expect(screen.getByText(/The status .* does not allow it/)).toBeVisible();
});

test('when nobody can be sent there is nothing to confirm', async () => {
  renderPart(dialog(), () => jsonResponse(200, { ...preview, candidates: [] }));
  expect(await screen.findByText('None of these candidates can be sent.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('of many who are refused none is left out, neither before nor after the sending', async () => {
  const refused = Array.from({ length: 250 }, (_, index) => ({
    candidateId: `r${index}`,
    ordinalNumber: index + 10,
    reason: 'PROCESSING_OUTDATED' as const,
  }));
  const { user } = renderPart(dialog(), (path) =>
    path.endsWith('/preview')
      ? jsonResponse(200, { ...preview, refused })
      : jsonResponse(202, { accepted: ['c1'], refused }),
  );
  await user.click(await screen.findByText('250 candidates cannot be moved'));
  expect(screen.getByText('Candidate no. 259')).toBeVisible();
  expect(screen.queryByText(/more/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send 2 candidates' }));
  await screen.findByText(/They changed between the preview and sending/);
  expect(screen.getAllByText(/^Candidate no\. /)).toHaveLength(250);
});

test('why the process allows no sending is said in words', async () => {
  const detail = 'It is not chosen what ‘Selected by AI’ means in the ATS.';
  renderPart(dialog(), () => jsonResponse(422, { code: 'ats.target-missing', title: '', detail, errors: [] }));
  expect(await screen.findByText(detail)).toBeVisible();
});

const conflicts: AtsPicks = {
  items: [
    {
      pickId: 'k1',
      candidateId: 'c1',
      ordinalNumber: 1,
      firstName: 'Anna',
      lastName: 'Nowak',
      state: 'CONFLICT',
      reason: 'ats.conflict',
      targetKind: 'STAGE',
      target: '5',
      fromStageId: '1',
      presentStageId: '2',
      obstacle: null,
      requestedBy: null,
      requestedAt: '2026-05-05T10:00:00.000Z',
      endedAt: null,
    },
  ],
  page: 1,
  pageSize: 100,
  totalItems: 1,
  totalPages: 1,
};
const link = { connectionId: 'k', externalProcessId: '77' };
const stages = [
  { id: '1', name: 'Applied' },
  { id: '2', name: 'Interview' },
];

test('a conflict says what happened there, and is sent anyway or left', async () => {
  let open = conflicts;
  const { sent, user } = renderPart(<PickConflictNotice processId="p1" sending={0} />, (path) => {
    if (path === '/ats-link') return jsonResponse(200, { link });
    if (path.endsWith('/stages')) return jsonResponse(200, { items: stages });
    if (path.endsWith('/retry')) open = { ...conflicts, items: [], totalItems: 0 };
    return path.endsWith('/retry') ? jsonResponse(202, {}) : jsonResponse(200, open);
  });
  expect(
    await screen.findByText('1 candidate could not be sent to the ATS and waits for your decision.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText(/stage was changed in the ATS meanwhile/)).toBeVisible();
  expect(await screen.findByText('Stage when it was requested: Applied. Stage now: Interview.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Send anyway.*Anna Nowak$/ }));
  expect(await screen.findByText('Nothing waits for a decision any more.')).toBeVisible();
  expect(sent).toContain('POST /ats-picks/k1/retry');
  await waitFor(() => expect(screen.queryByText(/waits for your decision/)).toBeNull());
});

test('on the candidate’s page, what cannot be sent again says why and can only be left', async () => {
  const [conflict] = conflicts.items;
  if (!conflict) throw new Error('There is no conflict.');
  const { sent, user } = renderPart(
    <CandidateConflict
      processId="p1"
      conflict={{ ...conflict, obstacle: 'PROCESSING_OUTDATED' }}
      name="Anna Nowak"
      mayResolve
    />,
    (path) => (path === '/ats-link' ? jsonResponse(200, { link }) : jsonResponse(200, { items: stages })),
  );
  expect(screen.getByText(/cannot be sent again yet. The rating is outdated/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send anyway/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Leave as it is/ }));
  await waitFor(() => expect(sent).toContain('POST /ats-picks/k1/dismiss'));
});

const departedAt = '2026-05-05T10:00:00.000Z';
test.each([
  [{ ...link, targetKind: 'STAGE', target: '9', targetName: 'Selected' }, '9', {}, 'Stage in the ATS: Selected'],
  [link, '2', {}, 'Stage in the ATS: Interview'],
  [link, '2', { departure: 'NOT_FOUND' as const, departedAt }, 'Not found in the ATS since 5 May 2026'],
  [link, '2', { departure: 'DELETED' as const, departedAt }, 'The ATS says: deleted (5 May 2026)'],
  [link, '2', { gone: true, departure: 'DELETED' as const, departedAt }, 'No longer in the ATS'],
])('the stage of a candidate is named', async (present, stageId, change, text) => {
  const there = { gone: false, departure: null, departedAt: null, erasure: null };
  const application = { connectionId: 'k', recruitmentId: '77', stageId, ...there, ...change };
  renderPart(<CandidateStage processId="p1" inAts={{ application, obstacle: null, conflict: null }} />, (path) =>
    path === '/ats-link' ? jsonResponse(200, { link: present }) : jsonResponse(200, { items: stages }),
  );
  expect(await screen.findByText(text)).toBeVisible();
});

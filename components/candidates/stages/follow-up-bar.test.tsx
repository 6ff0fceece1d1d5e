/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { FollowUp } from '@/lib/domain/stage-schemas';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { apiAnswer, type ApiRequest } from '@/lib/http/browser/browser-client';
import { renderWithQueries } from '@/tests/render';
import { FollowUpBar } from './follow-up-bar';

jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
}));

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p' }));

afterEach(() => sharedQueryClient().clear());

const mine: FollowUp = { stage: null, inAts: null, owner: null, nextStep: 'Oddzwonić', dueOn: null };
const theirs: FollowUp = { ...mine, nextStep: 'Wysłać umowę' };
const id = 'c1';
const requestId = 'r1';
const calls: unknown[] = [];

/** A candidate whose step a colleague changes before the first call, which the screen learns by loading it anew. */
function Candidate() {
  const [followUp, show] = useState(mine);
  jest.mocked(apiAnswer).mockImplementation(((request: ApiRequest) => {
    if (request.method !== 'POST') return Promise.resolve({ items: [] });
    const { replaces } = request.body as { replaces?: { text: string } };
    calls.push(request.body);
    show(theirs);
    const isKnown = replaces?.text === theirs.nextStep;
    const refused = isKnown ? [] : [{ candidateId: id, ordinalNumber: 1, reason: 'CHANGED_MEANWHILE' }];
    return Promise.resolve({ requestId: isKnown ? requestId : null, accepted: isKnown ? [id] : [], refused });
  }) as typeof apiAnswer);
  return (
    <CurrentUserProvider user={{ userId: 'u1' } as unknown as CurrentUser}>
      <FollowUpBar candidate={{ id, processId: 'p', decision: null, followUp }} name="Ewa Lis" mayDecide />
    </CurrentUserProvider>
  );
}

beforeEach(() => {
  calls.length = 0;
});

test('a step that a colleague has replaced is not done, and it is said why', async () => {
  renderWithQueries(<Candidate />, 'pl');
  await userEvent.click(screen.getByRole('button', { name: 'Zrobione: Oddzwonić' }));
  expect(calls).toEqual([
    expect.objectContaining({ nextStep: null, replaces: { text: 'Oddzwonić', dueOn: null } }) as unknown,
  ]);
  const said = 'Ewa Lis: nic się nie zmieniło. Ktoś inny zmienił następny krok w międzyczasie.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cofnij' })).not.toBeInTheDocument();
});

async function typeAndSave() {
  renderWithQueries(<Candidate />, 'pl');
  await userEvent.click(screen.getByRole('button', { name: 'Zmień osobę prowadzącą i następny krok' }));
  const step = await screen.findByRole('textbox', { name: /^Następny krok/ });
  await userEvent.clear(step);
  await userEvent.type(step, 'Umówić rozmowę');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText(/Ktoś inny zapisał w międzyczasie następny krok „Wysłać umowę”/);
  expect(step).toHaveValue('Umówić rozmowę');
  return step;
}

test('what was typed stays beside the colleague’s step, and is saved over it only when that was chosen', async () => {
  await typeAndSave();
  expect(screen.getByRole('button', { name: 'Zapisz' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz moją w jej miejsce' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.at(-1)).toMatchObject({
    nextStep: { text: 'Umówić rozmowę', dueOn: null },
    replaces: { text: 'Wysłać umowę', dueOn: null },
  });
});

test('the colleague’s step can be taken instead', async () => {
  const step = await typeAndSave();
  await userEvent.click(screen.getByRole('button', { name: 'Wczytaj tamtą wersję' }));
  expect(step).toHaveValue('Wysłać umowę');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toHaveLength(1);
});

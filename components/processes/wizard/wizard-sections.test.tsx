/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { messages } from '@/lib/i18n/generated/messages';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import type { ProcessWithEtag } from '../sections/section-definition';
import { WizardSections } from './wizard-sections';

const listeners = new Set<() => void>();

/** Next's hook follows the address; so does this one. */
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/processes',
  useSearchParams: () =>
    new URLSearchParams(
      useSyncExternalStore(
        (onChange) => {
          listeners.add(onChange);
          return () => listeners.delete(onChange);
        },
        () => window.location.search,
      ),
    ),
}));

const stored = {
  id: 'p1',
  status: 'IN_CREATION',
  name: 'Kucharz',
  externalRecruitmentId: null,
  engine: null,
  candidates: 0,
  requirements: 'Szukamy kucharki lub kucharza do kuchni polskiej.',
  budget: null,
  redFlags: [],
  languages: [],
  location: { type: 'OFFICE', atsLocation: 'Gdańsk' },
  requirementList: [
    { id: '0192f0c4-0000-7000-8000-000000000001', text: 'HACCP', importance: 3, necessity: 'REQUIRED' },
  ],
};

let server: Record<string, unknown> = {};
let saves: string[] = [];

beforeEach(() => {
  localStorage.clear();
  server = { ...stored };
  saves = [];
  window.history.replaceState(null, '', '/processes?edit=p1&step=criteria');
  const push = window.history.pushState.bind(window.history);
  jest.spyOn(window.history, 'pushState').mockImplementation((...given) => {
    push(...given);
    for (const listener of listeners) listener();
  });
  let version = 1;
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address);
    if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (path.includes('check-ext-recruitment-id')) return jsonResponse(200, { available: true });
    if (init?.method !== 'PUT' && path.endsWith('/p1')) return jsonResponse(200, server);
    if (init?.method !== 'PUT') return jsonResponse(200, { checks: [], model: null, items: [] });
    saves.push(path.replace('/api/v1/processes/p1', ''));
    if (path.endsWith('/defined')) server = { ...server, status: 'CREATED' };
    else server = { ...server, ...(JSON.parse(String(init.body)) as object) };
    version += 1;
    const answer = { ...server, change: { effect: 'NONE', candidates: 0 } };
    return jsonResponse(200, answer, { etag: `"v${version}"` });
  });
});

afterEach(() => jest.restoreAllMocks());

function Wizard() {
  const [process, setProcess] = useState({ answer: stored, etag: '"v1"' } as unknown as ProcessWithEtag);
  return <WizardSections process={process} onSaved={setProcess} onClose={() => undefined} onDone={() => undefined} />;
}

function show() {
  const recruiter = { userId: 'u', permissions: ['process:write'] } as unknown as CurrentUser;
  renderWithClient(
    <CurrentUserProvider user={recruiter}>
      <Wizard />
    </CurrentUserProvider>,
    new QueryClient(),
    'pl',
  );
  return { user: userEvent.setup({ delay: null }) };
}

const step = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}( \\(.*\\))?$`) });
const press = (name: string) => screen.getByRole('button', { name });

/** The process has its status, and the history is back where the wizard was opened. */
async function finished(status: 'CREATED' | 'ACTIVE') {
  await waitFor(() => expect(server.status).toBe(status));
  await waitFor(() => expect(window.location.search).toBe(''));
}

test('two earlier sections that were changed are both saved by finishing', async () => {
  const { user } = show();
  await user.click(step('Dane rekrutacji'));
  await user.type(screen.getByLabelText('Nazwa rekrutacji'), ', Gdynia');
  await user.click(step('Lokalizacja'));
  await user.clear(screen.getByLabelText(/Miejscowość/));
  await user.type(screen.getByLabelText(/Miejscowość/), 'Gdynia');
  await user.click(step('Języki i wymagania'));
  await user.click(press('Tylko utwórz'));
  await finished('CREATED');
  expect(server).toMatchObject({ name: 'Kucharz, Gdynia', location: { type: 'OFFICE', atsLocation: 'Gdynia' } });
  expect(saves).toEqual(['', '', '/defined']);
});

test('one that cannot be saved is shown, with the button that goes on', async () => {
  const { user } = show();
  await user.click(step('Dane rekrutacji'));
  await user.clear(screen.getByLabelText('Nazwa rekrutacji'));
  await user.click(step('Lokalizacja'));
  await user.type(screen.getByLabelText(/Miejscowość/), ', Wrzeszcz');
  await user.click(step('Języki i wymagania'));
  await user.click(press('Tylko utwórz'));
  const name = await screen.findByLabelText('Nazwa rekrutacji');
  await waitFor(() => expect(name).toBeInvalid());
  const told = messages.pl.processWizard.unsavedElsewhere.replace('{button}', 'Utwórz i aktywuj');
  expect(screen.getByText(told)).toBeVisible();
  expect(saves).toEqual([]);
  await user.type(name, 'Kucharka');
  await user.click(press('Utwórz i aktywuj'));
  await finished('ACTIVE');
  expect(server).toMatchObject({ name: 'Kucharka', location: { atsLocation: 'Gdańsk, Wrzeszcz' } });
});

test('who turns to another section instead goes on from there as before', async () => {
  const { user } = show();
  await user.click(step('Dane rekrutacji'));
  await user.clear(screen.getByLabelText('Nazwa rekrutacji'));
  await user.click(step('Języki i wymagania'));
  await user.click(press('Utwórz i aktywuj'));
  await waitFor(() => expect(screen.getByLabelText('Nazwa rekrutacji')).toBeInvalid());
  await user.click(step('Budżet'));
  expect(press('Dalej')).toBeVisible();
  await user.click(press('Dalej'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: /Lokalizacja/ })).toBeVisible());
  await act(async () => undefined);
  expect(server.status).toBe('IN_CREATION');
});

/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrentUserProvider } from '@/components/users/current-user';
import { messages } from '@/lib/i18n/generated/messages';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { DetailsForm } from './details-form';
import type { ProcessWithEtag } from './section-definition';

const taken = 'External recruitment ID is already used';

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL) => {
    const path = String(address);
    if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (path.includes('/check-ext-recruitment-id/')) return jsonResponse(200, { available: true });
    const errors = [{ path: 'externalRecruitmentId', code: 'external-id-taken', message: taken }];
    return jsonResponse(409, { code: 'process.external-id-taken', detail: taken, errors });
  });
});

function show(process: ProcessWithEtag | null = null) {
  renderWithClient(
    <CurrentUserProvider user={{ userId: 'u', permissions: ['process:write'] } as unknown as CurrentUser}>
      <DetailsForm process={process} onSaved={() => undefined} actions={() => <button type="submit">Save</button>} />
    </CurrentUserProvider>,
  );
}

test('correcting a taken recruitment ID clears the error', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByLabelText(/Recruitment name/), 'Accountant');
  await user.type(screen.getByLabelText(/recruitment ID/i), 'REK/1');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText(taken)).toBeVisible();
  fireEvent.change(screen.getByLabelText(/recruitment ID/i), { target: { value: 'REK/2' } });
  expect(await screen.findByText(messages.en.processSections.details.check.free)).toBeVisible();
  expect(screen.queryByText(taken)).toBeNull();
});

test('a recruitment ID that could not be checked is said', async () => {
  globalThis.fetch = jest.fn(async () => jsonResponse(500, { code: 'internal', detail: 'The database is away.' }));
  show();
  fireEvent.change(screen.getByLabelText(/recruitment ID/i), { target: { value: 'REK/2' } });
  expect(await screen.findByText('The database is away.')).toBeVisible();
});

test('that the effect of a change could not be found out is said', async () => {
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL) =>
    String(address).endsWith('/csrf')
      ? jsonResponse(200, { token: 't' })
      : jsonResponse(500, { code: 'internal', detail: 'The database is away.' }),
  );
  const answer = {
    id: 'p1',
    name: 'Accountant',
    status: 'ACTIVE',
    candidates: 3,
    engine: null,
  } as unknown as ProcessDto;
  show({ answer, etag: '"1"' });
  fireEvent.change(screen.getByLabelText(/Recruitment name/), { target: { value: 'Chief accountant' } });
  expect(await screen.findByText('The database is away.', undefined, { timeout: 3000 })).toBeVisible();
});

test('the choice of the engine says how often each is right', () => {
  show();
  expect(screen.getByLabelText('Judged by')).toHaveAccessibleDescription(/checks by rules; .* 78\.6% .* 96\.9%/);
});

describe('another editor has changed name and ID meanwhile', () => {
  const answer = { id: 'p1', status: 'ACTIVE', name: 'Cook', externalRecruitmentId: 'REK/1', engine: null };
  const theirs = { ...answer, name: 'Head cook', externalRecruitmentId: 'REK/2' };
  const actor = { userId: 'other', firstName: 'Halina', lastName: 'Testowa' };
  let saved: { body: unknown; ifMatch: string | undefined }[] = [];
  const onSaved = jest.fn();

  const nameField = () => screen.getByRole('textbox', { name: /Recruitment name/ });
  const idField = () => screen.getByRole('textbox', { name: /Recruitment ID/ });

  async function conflict() {
    saved = [];
    globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
      const path = String(address);
      if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
      if (path.includes('/check-ext-recruitment-id/')) return jsonResponse(200, { available: true });
      if (path.includes('/history')) return jsonResponse(200, { items: [{ actor }] });
      if (path.includes('dryRun')) return jsonResponse(200, { ...theirs, change: { effect: 'NONE', candidates: 0 } });
      if (init?.method !== 'PUT') return jsonResponse(200, theirs, { etag: '"v2"' });
      const ifMatch = (init.headers as Record<string, string>)['if-match'];
      if (ifMatch !== '"v2"') return jsonResponse(412, { code: 'process.changed-meanwhile', detail: 'Changed' });
      const body = JSON.parse(String(init.body)) as object;
      saved.push({ body, ifMatch });
      return jsonResponse(200, { ...theirs, ...body, change: { effect: 'NONE', candidates: 0 } }, { etag: '"v3"' });
    });
    const process = { answer, etag: '"v1"' } as unknown as ProcessWithEtag;
    renderWithClient(
      <CurrentUserProvider user={{ userId: 'u', permissions: ['process:write'] } as unknown as CurrentUser}>
        <DetailsForm process={process} onSaved={onSaved} actions={() => <button type="submit">Save</button>} />
      </CurrentUserProvider>,
    );
    const user = userEvent.setup({ delay: null });
    await user.type(nameField(), ', nights');
    await user.type(idField(), '/b');
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Halina Testowa changed this section in the meantime.')).toBeVisible();
    return user;
  }

  test('their values are shown, what was typed stays, and nothing is saved unasked', async () => {
    const user = await conflict();
    await user.click(screen.getByText('Show what is saved now'));
    expect(screen.getByText('Head cook')).toBeVisible();
    expect(screen.getByText('REK/2')).toBeVisible();
    expect(nameField()).toHaveValue('Cook, nights');
    expect(idField()).toHaveValue('REK/1/b');
    expect(saved).toEqual([]);
  });

  test('loading theirs keeps one’s own beside the fields, to be put back one by one', async () => {
    const user = await conflict();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(nameField()).toHaveValue('Head cook');
    await user.click(screen.getByRole('button', { name: /^Use your version: Recruitment ID/i }));
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(saved).toHaveLength(1));
    const body = { name: 'Head cook', externalRecruitmentId: 'REK/1/b', engine: null };
    expect(saved).toEqual([{ body, ifMatch: '"v2"' }]);
  });

  test('overwriting saves one’s own over the version that was shown', async () => {
    const user = await conflict();
    await user.click(screen.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const body = { name: 'Cook, nights', externalRecruitmentId: 'REK/1/b', engine: null };
    expect(saved).toEqual([{ body, ifMatch: '"v2"' }]);
  });
});

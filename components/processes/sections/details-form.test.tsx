/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BannerProvider } from '@/components/ui/banner';
import { CurrentUserProvider } from '@/components/users/current-user';
import { messages } from '@/lib/i18n/messages';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders } from '@/tests/render';
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
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <BannerProvider>
        <CurrentUserProvider user={{ userId: 'u', permissions: ['process:write'] } as unknown as CurrentUser}>
          <DetailsForm
            process={process}
            onSaved={() => undefined}
            actions={() => <button type="submit">Save</button>}
          />
        </CurrentUserProvider>
      </BannerProvider>
    </QueryClientProvider>,
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

/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrentUserProvider } from '@/components/users/current-user';
import { messages } from '@/lib/i18n/messages';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders } from '@/tests/render';
import { DetailsForm } from './details-form';

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

test('correcting a taken recruitment ID clears the error', async () => {
  const user = userEvent.setup();
  const recruiter = { userId: 'u', permissions: ['process:write'] } as unknown as CurrentUser;
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserProvider user={recruiter}>
        <DetailsForm process={null} onSaved={() => undefined} actions={() => <button type="submit">Save</button>} />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  await user.type(screen.getByLabelText(/Recruitment name/), 'Accountant');
  await user.type(screen.getByLabelText(/recruitment ID/i), 'REK/1');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText(taken)).toBeVisible();
  fireEvent.change(screen.getByLabelText(/recruitment ID/i), { target: { value: 'REK/2' } });
  expect(await screen.findByText(messages.en.processSections.details.check.free)).toBeVisible();
  expect(screen.queryByText(taken)).toBeNull();
});

test('the choice of the engine says how often each is right', () => {
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserProvider user={{ userId: 'u', permissions: ['process:write'] } as unknown as CurrentUser}>
        <DetailsForm process={null} onSaved={() => undefined} actions={() => null} />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText('Judged by')).toHaveAccessibleDescription(/checks by rules; .* 78\.6% .* 96\.9%/);
});

/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { BudgetForm } from './budget-form';
import { DescriptionForm } from './description-form';
import { LocationForm } from './location-form';
import type { ProcessWithEtag } from './section-definition';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes' }));

const advert = `Piekarz w Sopocie
Wymagania:
- doświadczenie w piekarni
- język niemiecki B1
Oferujemy: 6 000 – 6 800 zł brutto.`;

const answer = { id: 'p1', requirements: advert, requirementList: [], languages: [], location: null, budget: null };
const process = { answer, etag: '"v1"' } as unknown as ProcessWithEtag;
const props = { process, onSaved: () => undefined, actions: () => <button type="submit">Save</button> };

let sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address);
    if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (init?.body && !path.includes('dryRun')) sent.push({ path, body: JSON.parse(String(init.body)) as unknown });
    return jsonResponse(200, { ...answer, model: null, change: { effect: 'NONE', candidates: 0 } });
  });
});

function show(form: ReactNode) {
  const recruiter = { userId: 'u', permissions: ['process:write'] } as unknown as CurrentUser;
  renderWithClient(<CurrentUserProvider user={recruiter}>{form}</CurrentUserProvider>);
  return userEvent.setup();
}

const fillIn = () => screen.queryByRole('button', { name: 'Fill in' });

test('the pay of the description fills the budget, and is offered no longer', async () => {
  const user = show(<BudgetForm {...props} />);
  expect(screen.getByText(/6 000 – 6 800 zł brutto/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(screen.getByLabelText(/Maximum amount/)).toHaveValue('6,800');
  expect(fillIn()).toBeNull();
  await user.click(screen.getByText('Save'));
  const budget = { maxMinor: 680_000, currency: 'PLN', period: 'MONTH', basis: 'GROSS', tolerancePercent: 0 };
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ budget }]));
});

test('its town and arrangement fill the location', async () => {
  const user = show(<LocationForm {...props} />);
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(screen.getByLabelText(/City/)).toHaveValue('Sopot');
  expect(screen.getByRole('radio', { name: 'Office' })).toBeChecked();
  expect(fillIn()).toBeNull();
});

test('a description without them offers nothing', () => {
  const bare = { ...process, answer: { ...process.answer, requirements: 'Piekarz z doświadczeniem' } };
  show(<BudgetForm {...props} process={bare} />);
  expect(fillIn()).toBeNull();
});

test('a language goes to the languages, the rest to the requirements', async () => {
  const user = show(<DescriptionForm {...props} />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  await user.click(screen.getByRole('button', { name: 'Add all' }));
  expect(screen.getByText(/^German, intermediate/)).toBeVisible();
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    {
      path: expect.stringContaining('/p1/requirements'),
      body: { requirementList: [expect.objectContaining({ text: 'Doświadczenie w piekarni' })] },
    },
    {
      path: expect.stringContaining('/p1/languages'),
      body: { languages: [expect.objectContaining({ language: 'de', level: 'INTERMEDIATE', counted: true })] },
    },
  ]);
});

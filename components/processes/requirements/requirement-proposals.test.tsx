/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QueryProvider } from '@/components/query/query-provider';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { BannerProvider } from '@/components/ui/banner';
import type { RequirementProposal } from '@/lib/requirement-review/split-description';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders } from '@/tests/render';
import { RequirementProposals } from './requirement-proposals';

function Form({ description, processId = null }: { description: string; processId?: string | null }) {
  const [list, setList] = useState<RequirementProposal[]>([]);
  return (
    <BannerProvider>
      <QueryProvider>
        <RequirementProposals
          processId={processId}
          description={description}
          isListed={({ text }) => list.some((one) => one.text === text)}
          onAccept={(proposals) => setList([...list, ...proposals])}
        />
        <div data-testid="list">
          {list.map(({ text, necessity, importance }) => `${text} ${necessity} ${importance}`).join('; ')}
        </div>
      </QueryProvider>
    </BannerProvider>
  );
}

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes' }));

afterEach(() => sharedQueryClient().clear());

/** The server: which model may split, and what a split answers. */
function serve(model: string | null, answer: () => Response, problem: string | null = null) {
  const descriptions: string[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (init?.method !== 'POST') return jsonResponse(200, { model, problem });
    descriptions.push((JSON.parse(String(init.body)) as { description: string }).description);
    return answer();
  });
  return { descriptions };
}

async function openProposals() {
  const user = userEvent.setup();
  renderWithProviders(<Form description={advert} processId="p1" />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  return user;
}

const advert = 'Requirements:\n- At least 3 years of SQL\n- Driving licence\nNice to have:\n- Kafka';
const status = () => within(screen.getByRole('region')).getByRole('status');
const list = (): string => screen.getByTestId('list').textContent;

test('proposals are accepted one by one or all at once', async () => {
  const user = userEvent.setup();
  renderWithProviders(<Form description={advert} />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  expect(status()).toHaveTextContent('3 requirements found');
  expect(screen.getByRole('region', { name: 'Split the description into requirements' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Add “Kafka”' }));
  expect(list()).toBe('Kafka NICE_TO_HAVE 2');
  expect(status()).toHaveTextContent('2 requirements found');
  await user.click(screen.getByRole('button', { name: 'Add all' }));
  expect(list()).toBe('Kafka NICE_TO_HAVE 2; At least 3 years of SQL REQUIRED 4; Driving licence REQUIRED 3');
  expect(status()).toHaveTextContent('All requirements of the description are in the list already.');
});

test('a description without requirements is reported, an empty one cannot be split', async () => {
  const user = userEvent.setup();
  const { rerender } = renderWithProviders(<Form description="We are near the metro." />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  expect(status()).toHaveTextContent('No sentence of the description looks like a requirement.');
  await user.click(screen.getByRole('button', { name: 'Close the proposals' }));
  rerender(<Form description=" " />);
  expect(screen.getByRole('button', { name: 'Split the description into requirements' })).toBeDisabled();
});

const byModel = { importance: 3, necessity: 'REQUIRED', language: null };

test('the model’s proposals take the place of those of the rules, and what it invented is counted', async () => {
  const proposals = [
    { ...byModel, text: 'SQL, 3 years' },
    { ...byModel, text: 'English B2', language: { language: 'en', level: 'INTERMEDIATE' } },
  ];
  const { descriptions } = serve('reader-1', () => jsonResponse(200, { proposals, leftOut: 2 }));
  const user = await openProposals();
  await user.click(await screen.findByRole('button', { name: 'Split with the model' }));
  expect(await screen.findByText(/Split by the model reader-1.*2 proposals were left out/)).toBeVisible();
  expect(descriptions).toEqual([advert]);
  expect(screen.getByText('English, intermediate (B1–B2)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add all' }));
  expect(list()).toBe('SQL, 3 years REQUIRED 3; English B2 REQUIRED 3');
});

test('where the model fails, its message is shown and the proposals of the rules stay', async () => {
  serve('reader-1', () => jsonResponse(503, { code: 'model.rate-limited', detail: '' }));
  const user = await openProposals();
  await user.click(await screen.findByRole('button', { name: 'Split with the model' }));
  expect(await within(screen.getByRole('region')).findByRole('alert')).toHaveTextContent(
    'asked too often at the moment. Try again in a minute. The proposals above are those of the built-in rules.',
  );
  expect(status()).toHaveTextContent('3 requirements found');
});

test('where the model’s key cannot be read, the form says so instead of offering the model', async () => {
  serve(null, () => jsonResponse(503, {}), 'model.key-unreadable');
  await openProposals();
  expect(await screen.findByText(/The model’s key cannot be read/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Split with the model' })).toBeNull();
});

test('without a model there is nothing to choose', async () => {
  serve(null, () => jsonResponse(503, {}));
  await openProposals();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'Split with the model' })).toBeNull();
});

test('an unlawful requirement is shown with the law and cannot be added', async () => {
  const user = userEvent.setup();
  renderWithProviders(<Form description={'Requirements:\n- Men only\n- Driving licence'} />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  const unlawful = screen.getAllByRole('listitem')[0] as HTMLElement;
  expect(within(unlawful).getByText(/Polish Labour Code/)).toBeVisible();
  expect(within(unlawful).queryByText(/Required/)).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Add / })).toHaveLength(1);
});

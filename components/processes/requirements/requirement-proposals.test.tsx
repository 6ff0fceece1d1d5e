/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QueryProvider } from '@/components/query/query-provider';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { BannerProvider } from '@/components/ui/banner';
import type { RequirementProposal } from '@/lib/domain/requirement-proposal';
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
function serve(model: string | null, answer: () => Response | Promise<Response>, problem: string | null = null) {
  const descriptions: string[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (init?.method !== 'POST') return jsonResponse(200, { model, problem });
    descriptions.push((JSON.parse(String(init.body)) as { description: string }).description);
    return answer();
  });
  return { descriptions };
}

/** Opens the proposals when the form knows whether there is a model. */
async function openProposals(model: string | null) {
  const user = userEvent.setup();
  renderWithProviders(<Form description={advert} processId="p1" />);
  if (model) await screen.findByText(new RegExp(`The model ${model} splits the description`));
  else await waitFor(() => expect(fetch).toHaveBeenCalled());
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
  expect(list()).toBe('Kafka NICE_TO_HAVE 2; At least 3 years of SQL REQUIRED 4; Driving licence REQUIRED 4');
  expect(status()).toHaveTextContent('All requirements of the description are in the list already.');
});

test('a description that says nothing to judge by is said to, and what it says can be added after all', async () => {
  const user = userEvent.setup();
  const { rerender } = renderWithProviders(<Form description="Fajna praca w fajnym zespole, zapraszamy serdecznie." />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  expect(status()).toHaveTextContent('The description says nothing by which a candidate could be judged.');
  expect(screen.getByText(/Say what the person must know, have or do/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Add “Fajna praca.*anyway$/ }));
  expect(list()).toMatch(/^Fajna praca w fajnym zespole.* REQUIRED 3$/);
  await user.click(screen.getByRole('button', { name: 'Close the proposals' }));
  rerender(<Form description=" " />);
  expect(screen.getByRole('button', { name: 'Split the description into requirements' })).toBeDisabled();
});

test('what was left out is shown with the reason', async () => {
  const user = userEvent.setup();
  renderWithProviders(<Form description={'Requirements:\n- SQL\nWe offer:\n- Fruit on Thursdays'} />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  await user.click(screen.getByText('1 part of the description was left out'));
  expect(screen.getByText('This is what the employer offers.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add “Fruit on Thursdays” anyway' }));
  expect(list()).toBe('Fruit on Thursdays REQUIRED 3');
});

const byModel = { importance: 3, necessity: 'REQUIRED', language: null, instead: null };

test('where a model is set up it splits, and what it invented is shown as such', async () => {
  const proposals = [
    { ...byModel, text: 'SQL, 3 years' },
    { ...byModel, text: 'English B2', language: { language: 'en', level: 'INTERMEDIATE' } },
  ];
  const leftOut = [{ text: 'Kubernetes', reason: 'not-stated' }];
  const { descriptions } = serve('reader-1', () => jsonResponse(200, { proposals, leftOut }));
  const user = await openProposals('reader-1');
  expect(await screen.findByText(/Split by the model reader-1/)).toBeVisible();
  expect(descriptions).toEqual([advert]);
  expect(screen.getByText('English, intermediate (B1–B2)')).toBeVisible();
  expect(screen.getByText('The model proposed this, but the description does not say it.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add all' }));
  expect(list()).toBe('SQL, 3 years REQUIRED 3; English B2 REQUIRED 3');
});

test('the model need not be waited for', async () => {
  serve('reader-1', () => new Promise(() => {}));
  const user = await openProposals('reader-1');
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Do not wait, show what the rules found' }));
  expect(status()).toHaveTextContent('3 requirements found');
  expect(screen.getByRole('button', { name: 'Split with the model' })).toBeVisible();
  expect(within(screen.getByRole('region')).queryByRole('alert')).toBeNull();
});

test('where the model fails, its message is shown with the proposals of the rules, and it can be asked again', async () => {
  const responses = [
    jsonResponse(503, { code: 'model.rate-limited', detail: '' }),
    jsonResponse(200, { proposals: [{ ...byModel, text: 'SQL, 3 years' }], leftOut: [] }),
  ];
  serve('reader-1', () => responses.shift() ?? jsonResponse(500, {}));
  const user = await openProposals('reader-1');
  expect(await within(screen.getByRole('region')).findByRole('alert')).toHaveTextContent(
    'asked too often at the moment. Try again in a minute. The proposals above are those of the built-in rules.',
  );
  expect(status()).toHaveTextContent('3 requirements found');
  await user.click(screen.getByRole('button', { name: 'Ask the model again' }));
  expect(await screen.findByRole('button', { name: 'Add “SQL, 3 years”' })).toBeVisible();
  expect(within(screen.getByRole('region')).queryByRole('alert')).toBeNull();
});

test('where the model’s key cannot be read, the form says so instead of offering the model', async () => {
  serve(null, () => jsonResponse(503, {}), 'model.key-unreadable');
  await openProposals(null);
  expect(await screen.findByText(/The model’s key cannot be read/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Split with the model' })).toBeNull();
});

test('without a model the rules split', async () => {
  const { descriptions } = serve(null, () => jsonResponse(503, {}));
  await openProposals(null);
  expect(status()).toHaveTextContent('3 requirements found');
  expect(screen.queryByRole('button', { name: 'Split with the model' })).toBeNull();
  expect(descriptions).toEqual([]);
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

test('an unlawful requirement can be reworded, and is added when it is lawful', async () => {
  const user = userEvent.setup();
  renderWithProviders(<Form description={'Requirements:\n- Men only\n- Driving licence'} />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  await user.click(screen.getByRole('button', { name: 'Reword “Men only”' }));
  const field = screen.getByRole('textbox', { name: 'New wording for “Men only”' });
  expect(field).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'Carrying loads of up to 20 kg');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(list()).toMatch(/^Carrying loads of up to 20 kg REQUIRED/);
  expect(screen.queryByText(/Men only/)).toBeNull();
});

test('a native speaker is reworded to a level', async () => {
  const user = userEvent.setup();
  renderWithProviders(<Form description={'Requirements:\n- English native speaker\n- Driving licence'} />);
  await user.click(screen.getByRole('button', { name: 'Split the description into requirements' }));
  expect(screen.getByText(/Instead of “English native speaker”: the level counts/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add “English C2”' }));
  expect(list()).toMatch(/^English C2 REQUIRED/);
});

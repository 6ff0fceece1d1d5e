/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { BannerProvider } from '@/components/ui/banner';
import candidates from '@/messages/en/candidates.json';
import { renderWithProviders } from '@/scripts/testing/render';
import { SelectionBar } from './selection-bar';

const allIds = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];

type Reply = [status: number, body: object | string];
const ok: Reply = [202, {}];
const refused = (code: string): Reply => [409, { code, detail: `Text of ${code}` }];

const requested: string[] = [];

/** Responds to each reprocess request with the candidate's reply; default: accepted. */
function serve(replies: Record<string, Reply>): void {
  requested.length = 0;
  globalThis.fetch = ((url: string) => {
    const id = /candidates\/(\w+)\/reprocess/.exec(url)?.[1];
    if (id) requested.push(id);
    const [status, body] = id ? (replies[id] ?? ok) : ([200, { token: 't' }] satisfies Reply);
    const text = () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body));
    return Promise.resolve({ ok: status < 400, status, headers: new Headers(), text });
  }) as typeof fetch;
}

function Selection() {
  const [selected, setSelected] = useState(allIds);
  return (
    <>
      <SelectionBar
        process={{ id: 'p1', status: 'ACTIVE' }}
        selectedIds={selected}
        judging={undefined}
        describe={() => null}
        onPick={null}
        onDeselect={(ids) => setSelected((now) => now.filter((id) => !ids.includes(id)))}
      />
      <output>{selected.join(' ')}</output>
    </>
  );
}

const banner = (kind: 'alert' | 'status') => screen.getAllByRole(kind, { hidden: true }).at(-1);
const selected = () => screen.getByText((_text, element) => element?.tagName === 'OUTPUT').textContent;

function analyse(): void {
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <BannerProvider>
        <Selection />
      </BannerProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Analyse again' }));
}

test('refused candidates are listed in a dialog, the others are analysed, and the selection is cleared', async () => {
  serve({ c2: refused('candidate.reprocess-refused') });
  analyse();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  expect(dialog).toHaveTextContent('Text of candidate.reprocess-refused');
  expect(dialog).toHaveTextContent(candidates.reprocess.othersAnalysed);
  expect(banner('status')).toHaveTextContent('Analysis of 5 CVs requested.');
  expect(selected()).toBe('');
});

test.each<[string, Reply, string]>([
  ['of the server', [500, { code: 'internal', detail: 'The operation has failed.' }], 'The operation has failed.'],
  ['of the database', [503, { code: 'database.unavailable', detail: 'No database.' }], 'No database.'],
  ['of permission', [403, { code: 'permission.denied', detail: 'You may not.' }], 'You may not.'],
  ['of a proxy', [502, '<h1>Bad gateway</h1>'], 'The operation has failed, try again or contact'],
])(
  'a failure %s is reported by the banner with what was done; the rest stays selected',
  async (_of, failure, message) => {
    serve({ c3: failure });
    analyse();
    await waitFor(() => expect(banner('alert')).toHaveTextContent(message));
    expect(banner('alert')).toHaveTextContent(`Analysis of ${requested.length - 1} CV`);
    expect(screen.queryByRole('dialog')).toBeNull();
    // Two more were in progress when it failed; none starts afterwards.
    expect(requested.length).toBeLessThanOrEqual(5);
    const done = requested.filter((id) => id !== 'c3');
    expect(selected()).toBe(allIds.filter((id) => !done.includes(id)).join(' '));
  },
);

test('candidates refused before a failure are listed, without a claim that the others are analysed', async () => {
  serve({ c1: refused('candidate.reprocess-refused'), c3: [500, ''] });
  analyse();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  expect(dialog).not.toHaveTextContent(candidates.reprocess.othersAnalysed);
  expect(selected()).toContain('c3');
  expect(selected()).not.toContain('c1');
});

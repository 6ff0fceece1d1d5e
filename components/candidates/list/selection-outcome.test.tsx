/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { BannerProvider } from '@/components/ui/banner';
import candidates from '@/messages/en/candidates.json';
import common from '@/messages/en/common.json';
import ui from '@/messages/en/ui.json';
import { SelectionBar } from './selection-bar';

const everybody = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];

type Reply = [status: number, body: object | string];
const ok: Reply = [202, {}];
const refusal = (code: string): Reply => [409, { code, detail: `Words for ${code}` }];

const asked: string[] = [];

/** Answers for each candidate what `replies` says, else that the analysis is on its way. */
function serve(replies: Record<string, Reply>): void {
  asked.length = 0;
  globalThis.fetch = ((url: string) => {
    const id = /candidates\/(\w+)\/reprocess/.exec(url)?.[1];
    if (id) asked.push(id);
    const [status, body] = id ? (replies[id] ?? ok) : ([200, { token: 't' }] satisfies Reply);
    const text = () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body));
    return Promise.resolve({ ok: status < 400, status, headers: new Headers(), text });
  }) as typeof fetch;
}

function Selection() {
  const [selected, setSelected] = useState(everybody);
  return (
    <>
      <SelectionBar
        process={{ id: 'p1', status: 'ACTIVE' }}
        selectedIds={selected}
        describe={() => null}
        onDeselect={(ids) => setSelected((now) => now.filter((id) => !ids.includes(id)))}
      />
      <output>{selected.join(' ')}</output>
    </>
  );
}

const banner = (kind: 'alert' | 'status') => screen.getAllByRole(kind, { hidden: true }).at(-1);
const selected = () => screen.getByText((_text, element) => element?.tagName === 'OUTPUT').textContent;

function analyse(): void {
  render(
    <NextIntlClientProvider locale="en" messages={{ candidates, common, ui }}>
      <QueryClientProvider client={new QueryClient()}>
        <BannerProvider>
          <Selection />
        </BannerProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Analyse again' }));
}

test('who is refused stands in the dialog, the others are analysed, and nobody stays selected', async () => {
  serve({ c2: refusal('candidate.reprocess-refused') });
  analyse();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  expect(dialog).toHaveTextContent('Words for candidate.reprocess-refused');
  expect(dialog).toHaveTextContent(candidates.reprocess.othersAnalysed);
  expect(banner('status')).toHaveTextContent('Analysis of 5 CVs requested.');
  expect(selected()).toBe('');
});

test.each<[string, Reply, string]>([
  ['of the server', [500, { code: 'internal', detail: 'The operation has failed.' }], 'The operation has failed.'],
  ['of the database', [503, { code: 'database.unavailable', detail: 'No database.' }], 'No database.'],
  ['of permission', [403, { code: 'permission.denied', detail: 'You may not.' }], 'You may not.'],
  ['of a proxy', [502, '<h1>Bad gateway</h1>'], 'The operation has failed, try again or contact'],
])('a failure %s is told by the banner, with what was done; the rest stays selected', async (_of, failure, words) => {
  serve({ c3: failure });
  analyse();
  await waitFor(() => expect(banner('alert')).toHaveTextContent(words));
  expect(banner('alert')).toHaveTextContent(`Analysis of ${asked.length - 1} CV`);
  expect(screen.queryByRole('dialog')).toBeNull();
  // Two more were under way when it came; none is taken up after it.
  expect(asked.length).toBeLessThanOrEqual(5);
  const done = asked.filter((id) => id !== 'c3');
  expect(selected()).toBe(everybody.filter((id) => !done.includes(id)).join(' '));
});

test('who was refused before the failure is named, and no word says that the others are analysed', async () => {
  serve({ c1: refusal('candidate.reprocess-refused'), c3: [500, ''] });
  analyse();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  expect(dialog).not.toHaveTextContent(candidates.reprocess.othersAnalysed);
  expect(selected()).toContain('c3');
  expect(selected()).not.toContain('c1');
});

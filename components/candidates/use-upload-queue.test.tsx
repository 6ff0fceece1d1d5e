/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import ui from '@/messages/en/ui.json';
import { useUploadQueue } from './use-upload-queue';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const accepted = { status: 201, text: JSON.stringify({ accepted: [{ candidateId: 'c1' }], rejected: [] }) };
const fromProxy = { status: 502, text: '<h1>Bad gateway</h1>' };

const isUp = { current: true };
const replies: (typeof accepted)[] = [];
let sent = 0;

/** Answers with the next of `replies`, with the last one for good. */
class FakeRequest {
  upload = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  open() {}
  setRequestHeader() {}
  send() {
    sent += 1;
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? accepted;
    [this.status, this.responseText] = [reply.status, reply.text];
    this.onload?.();
  }
}

beforeEach(() => {
  sent = 0;
  replies.length = 0;
  isUp.current = true;
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  globalThis.fetch = ((url: string) =>
    url === '/api/health' && !isUp.current
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({
          ok: true,
          status: 200,
          headers: new Headers(),
          text: () => '{"token":"t"}',
        })) as typeof fetch;
  // jsdom has neither.
  AbortSignal.timeout ??= () => new AbortController().signal;
  crypto.randomUUID ??= () => '0198f2d0-0000-7000-8000-000000000001';
});

function showQueue() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="en" messages={{ ui }}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </NextIntlClientProvider>
  );
  return renderHook(() => useUploadQueue('p1'), { wrapper }).result;
}

/** The phase of the one file in the queue. */
function addOne() {
  const result = showQueue();
  act(() => result.current.add([new File(['%PDF-1.7'], 'CV.pdf')]));
  return () => result.current.items[0]?.phase;
}

test('a file whose answer came from a proxy is sent again though the server never seemed away', async () => {
  replies.push(fromProxy, accepted);
  const phase = addOne();
  await waitFor(() => expect(phase()).toBe('done'));
  expect(sent).toBe(2);
});

test('a file that never gets through is held for a person after three tries', async () => {
  replies.push(fromProxy);
  const phase = addOne();
  await waitFor(() => expect([sent, phase()]).toEqual([3, 'interrupted']));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect([sent, phase()]).toEqual([3, 'interrupted']);
});

test('a file that finds the server away waits, and goes on when it is back', async () => {
  isUp.current = false;
  replies.push(fromProxy, accepted);
  const phase = addOne();
  await waitFor(() => expect(phase()).toBe('interrupted'));
  expect(sent).toBe(1);
  isUp.current = true;
  await waitFor(() => expect(phase()).toBe('done'), { timeout: 5000 });
});

test('what cannot be read stands in the list by its name and is never sent', async () => {
  const result = showQueue();
  act(() => result.current.add([], ['gone.pdf']));
  await act(() => Promise.resolve());
  expect(result.current.items).toMatchObject([{ fileName: 'gone.pdf', phase: 'refused', trouble: 'unreadable' }]);
  expect(sent).toBe(0);
});

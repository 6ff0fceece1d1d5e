/** @jest-environment jsdom */
import { act, renderHook, screen } from '@testing-library/react';
import { BannerProvider } from '@/components/ui/banner';
import { ApiError } from '@/lib/http/browser/browser-client';
import ui from '@/messages/en/ui.json';
import { TestProviders } from '@/tests/render';
import { useReportError } from './use-report-error';

const refusal = (status: number, detail: string) =>
  new ApiError(detail, { code: 'x', status, method: 'GET', url: '/', timestamp: '', fields: [] });

/** The banner's text for an error; null: none. */
async function toldOf(error: unknown, quiet?: boolean): Promise<string | null> {
  const { result, unmount } = renderHook(() => useReportError(), {
    wrapper: ({ children }) => (
      <TestProviders>
        <BannerProvider>{children}</BannerProvider>
      </TestProviders>
    ),
  });
  act(() => result.current(error, quiet));
  const words = screen.getByRole('alert').querySelector('p')?.textContent ?? null;
  unmount();
  return words;
}

test.each([
  ['the words of the server', refusal(409, 'Somebody was faster.'), 'Somebody was faster.'],
  ['an answer without words', refusal(500, ''), ui.banner.error],
  [
    'no answer to a change',
    new ApiError('', { ...refusal(0, '').facts, code: 'network', method: 'PUT' }),
    `${ui.banner.error} ${ui.banner.unreached}`,
  ],
  [
    'no answer to what only reads',
    new ApiError('', { ...refusal(0, '').facts, code: 'network' }),
    `${ui.banner.error} ${ui.banner.unreadable}`,
  ],
  ['a fault of the program', new TypeError('x is not a function'), 'x is not a function'],
  ['a fault without words', new Error(), ui.banner.error],
  ['a fault whose text is silenced', new TypeError('row is undefined'), null],
  ['a refusal whose text is silenced', refusal(500, 'row is undefined'), null],
  ['the end of the session, which leads to sign-in', refusal(401, 'Sign in.'), null],
])('%s', async (_, error, words) => {
  await expect(toldOf(error)).resolves.toBe(words);
});

test('quiet errors have no banner', async () => {
  await expect(toldOf(refusal(500, 'The archive is away.'), true)).resolves.toBeNull();
});

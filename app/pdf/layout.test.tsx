/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useEffect } from 'react';
import { BannerProvider } from '@/components/ui/banner';
import { apiFile } from '@/lib/http/browser/browser-client';
import PdfLayout from './layout';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push, replace: jest.fn() }),
  usePathname: () => '/pdf',
  useSearchParams: () => new URLSearchParams(),
}));

function Asking() {
  useEffect(() => {
    apiFile({ path: '/processes/p1/candidates/c1/cv' }).catch(() => undefined);
  }, []);
  return null;
}

test('a session that has ended leads from the full-screen CV to sign-in', async () => {
  const answer = { ok: false, status: 401, headers: new Headers(), text: () => Promise.resolve('{}') };
  globalThis.fetch = (() => Promise.resolve(answer)) as unknown as typeof fetch;
  render(
    <NextIntlClientProvider locale="en" messages={{}}>
      <BannerProvider>
        <PdfLayout>
          <Asking />
        </PdfLayout>
      </BannerProvider>
    </NextIntlClientProvider>,
  );
  await waitFor(() => expect(push).toHaveBeenCalledWith(expect.stringContaining('/sign-in')));
});

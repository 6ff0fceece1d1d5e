/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { storeLastVisited } from '@/components/navigation/last-visited';
import PdfPage from './page';

const ids = { processId: '0198c0de-0000-7000-8000-000000000001', candidateId: '0198c0de-0000-7000-8000-000000000002' };
const search = new URLSearchParams(ids);

jest.mock('next/navigation', () => ({ usePathname: () => '/pdf', useSearchParams: () => search, notFound: jest.fn() }));
jest.mock('@/components/layout/signed-in-providers', () => ({
  SignedInProviders: ({ children }: { children: React.ReactNode }) => children,
}));
jest.mock('@/components/candidates/details/full-screen-cv', () => ({ FullScreenCv: () => null }));
jest.mock('@/lib/auth/page-actor', () => ({ requirePageActor: async () => ({}) }));
jest.mock('@/lib/candidates/details/get-candidate', () => ({ getCandidate: async () => ({}) }));
jest.mock('@/lib/i18n/title-metadata', () => ({ titleMetadata: () => undefined }));

const lastVisited = () => localStorage.getItem('last-visited');

test('the full-screen CV is stored as the last visited page; pages with a token in their address never are', async () => {
  render(await PdfPage({ searchParams: Promise.resolve(ids) }));
  const stored = `/pdf?processId=${ids.processId}&candidateId=${ids.candidateId}`;
  expect(lastVisited()).toBe(stored);
  for (const path of ['/sign-in', '/forbidden', '/invitation?token=t', '/invitation#t', '/reset-password#t'])
    storeLastVisited(path);
  expect(lastVisited()).toBe(stored);
});

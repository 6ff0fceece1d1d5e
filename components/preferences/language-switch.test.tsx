/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BannerProvider } from '@/components/ui/banner';
import { renderWithProviders } from '@/tests/render';
import { LanguageSwitch } from './language-switch';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

beforeEach(() => {
  refresh.mockReset();
  localStorage.setItem('locale', 'en');
});

const show = () =>
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <BannerProvider>
        <LanguageSwitch account={null} />
      </BannerProvider>
    </QueryClientProvider>,
    'pl',
  );

test('a page never replaces the cookie that decides', () => {
  document.cookie = 'locale=pl; path=/';
  show();
  expect(document.cookie).toContain('locale=pl');
  expect(refresh).not.toHaveBeenCalled();
});

test('a cleared cookie is restored from local storage', () => {
  document.cookie = 'locale=; path=/; max-age=0';
  show();
  expect(document.cookie).toContain('locale=en');
  expect(refresh).toHaveBeenCalledTimes(1);
});

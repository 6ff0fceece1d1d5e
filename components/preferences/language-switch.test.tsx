/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { renderWithClient } from '@/tests/render';
import { LanguageSwitch } from './language-switch';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

beforeEach(() => {
  refresh.mockReset();
  localStorage.setItem('locale', 'en');
});

const show = () => renderWithClient(<LanguageSwitch account={null} />, new QueryClient(), 'pl');

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

/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderWithClient } from '@/tests/render';
import { loadUploadsBar } from './load-uploads-bar';
import { UploadsHost } from './uploads-host';
import { uploads } from './uploads-state';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
jest.mock('./load-uploads-bar', () => ({ loadUploadsBar: jest.fn() }));

test('a bar that cannot be loaded takes no page away: it is said, and the bar comes later', async () => {
  jest.useFakeTimers();
  const load = jest.mocked(loadUploadsBar);
  load.mockRejectedValueOnce(new Error('no connection'));
  load.mockResolvedValue((() => <p>The bar</p>) as never);
  const item = { id: 'a', processId: 'p', fileName: 'a.pdf', phase: 'uploading' };
  act(() => uploads.set({ ...uploads.read(), items: [item] as never }));
  renderWithClient(
    <>
      <p>The page</p>
      <UploadsHost direct={false} />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByText('The bar')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('The bar')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

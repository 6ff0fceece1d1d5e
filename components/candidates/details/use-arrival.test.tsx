/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useArrival } from './use-arrival';

test('tells of a candidate that is shown, at once or later, and lets go when the page is left', async () => {
  const { result, rerender, unmount } = renderHook(({ shown }: { shown: string | null }) => useArrival(shown), {
    initialProps: { shown: 'a' as string | null },
  });
  const arrived: string[] = [];
  const wait = (id: string) => result.current(id).then(() => arrived.push(id));
  const there = wait('a');
  await there;
  const [second, third] = [wait('b'), wait('c')];
  rerender({ shown: null });
  await Promise.resolve();
  expect(arrived).toEqual(['a']);
  rerender({ shown: 'b' });
  await second;
  expect(arrived).toEqual(['a', 'b']);
  unmount();
  await third;
  expect(arrived).toEqual(['a', 'b', 'c']);
  await wait('d');
  expect(arrived).toEqual(['a', 'b', 'c', 'd']);
});

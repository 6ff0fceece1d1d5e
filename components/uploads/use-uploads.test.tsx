/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { uploader } from './tab-uploader';
import { useUploads } from './use-uploads';

jest.mock('./tab-uploader', () => ({ uploader: { add: jest.fn() } }));
const sent = () => jest.mocked(uploader.add).mock.calls.map(([, files]) => files.map(({ name }) => name));
const file = (name: string, type: string) => new File(['x'], name, { type });
const [first, second] = [file('1.jpg', 'image/jpeg'), file('2.png', 'image/png')];
const target = { id: 'p1', name: 'Zecer' };

beforeEach(() => jest.mocked(uploader.add).mockReset());

test('several pictures wait for a choice, what was added with them does not', () => {
  const { result } = renderHook(() => useUploads(target));
  act(() => result.current.add([first, file('cv.pdf', 'application/pdf'), second]));
  expect(sent()).toEqual([['cv.pdf']]);
  expect(result.current.pictures).toEqual([first, second]);
  act(() => result.current.addPictures([second, first]));
  expect(sent()).toEqual([['cv.pdf'], ['2.png', '1.jpg']]);
  expect(result.current.pictures).toEqual([]);
});

test('what of a folder is too much is named at once', () => {
  const { result } = renderHook(() => useUploads(target));
  act(() => result.current.add([], [], [first]));
  expect(jest.mocked(uploader.add)).toHaveBeenCalledWith(target, [], [], [first]);
});

test('one picture is a CV as ever', () => {
  const { result } = renderHook(() => useUploads(target));
  act(() => result.current.add([first]));
  expect(sent()).toEqual([['1.jpg']]);
  expect(result.current.pictures).toEqual([]);
});

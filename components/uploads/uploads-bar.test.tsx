/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmDiscardingUploads, noUploads, uploads, type Uploads } from './uploads-state';
import { uploader } from './tab-uploader';
import type { UploadItem } from './upload-item';
import { UploadsBar } from './uploads-bar';
import { renderWithProviders } from '@/tests/render';

const pathname = { current: '/' };
jest.mock('next/navigation', () => ({ usePathname: () => pathname.current }));

function item(id: string, patch: Partial<UploadItem> = {}): UploadItem {
  const base = { processId: 'p1', fileName: `${id}.pdf`, size: 9, phase: 'waiting', percent: 0 } as const;
  return { id, ...base, problem: null, code: null, message: null, retryAt: null, candidateId: null, ...patch };
}
const damaged = { phase: 'refused', problem: 'server', code: 'cv.damaged', message: 'x' } as const;
const failed = { phase: 'refused', problem: 'server', code: 'internal', message: 'x' } as const;
const java = { name: 'Java developer', added: 12, cancelled: 0 };

function show(state: Partial<Uploads>) {
  uploads.set({ ...noUploads, processes: { p1: java }, ...state });
  return renderWithProviders(<UploadsBar />);
}

beforeEach(() => {
  sessionStorage.clear();
  pathname.current = '/';
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => uploads.set(noUploads));
});

const bar = () => screen.getByRole('region', { name: 'CV upload' });
const button = (name: string) => screen.getByRole('button', { name });

test('shows progress and failures without taking the focus', () => {
  show({ items: [item('a', { phase: 'uploading' }), item('b'), item('c', damaged)] });
  expect(bar()).toHaveTextContent('Uploading CVs: 12 of 15');
  expect(bar()).toHaveTextContent('1 failed');
  expect(screen.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute('aria-valuetext', '12 of 15');
  expect(document.body).toHaveFocus();
});

test('reserves space at the bottom and releases it', () => {
  show({ items: [item('a')] });
  const room = () => document.documentElement.style.getPropertyValue('--bottom-inset');
  expect(room()).not.toBe('');
  act(() => uploads.set(noUploads));
  expect(room()).toBe('');
  expect(screen.queryByRole('region')).toBeNull();
});

test('pause becomes resume and keeps the focus', async () => {
  show({ items: [item('a')] });
  await userEvent.click(button('Pause'));
  expect(button('Resume')).toHaveFocus();
  expect(bar()).toHaveTextContent('Upload paused: 12 of 13');
});

test('the list shows processes and files; Escape closes it and restores the focus', async () => {
  show({ items: [item('a'), item('b', damaged)] });
  await userEvent.click(button('Show files'));
  const list = within(screen.getByRole('region', { name: 'Files being uploaded' }));
  expect(list.getByRole('link', { name: 'Open process: Java developer' })).toHaveAttribute('href', '/processes/p1');
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent('The file is damaged and cannot be read.');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Files being uploaded' })).toBeNull();
  expect(button('Show files')).toHaveFocus();
});

test('renders long lists in steps', async () => {
  show({ items: Array.from({ length: 180 }, (_, index) => item(`f${index}`)) });
  await userEvent.click(button('Show files'));
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(button('Show 50 more files'));
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
});

test('offers a retry for retryable files only', async () => {
  const retry = jest.spyOn(uploader, 'retry').mockImplementation(() => undefined);
  show({ items: [item('a', failed), item('b', damaged)] });
  expect(bar()).toHaveTextContent('12 CVs added · 2 failed');
  await userEvent.click(button('Retry failed'));
  await userEvent.click(button('Show files'));
  await userEvent.click(button('Try again: a.pdf'));
  expect(retry.mock.calls).toEqual([[], [['a']]]);
  expect(screen.queryByRole('button', { name: 'Try again: b.pdf' })).toBeNull();
});

test('a file that a busy server did not take says why, and from when it can be tried again', async () => {
  const retry = jest.spyOn(uploader, 'retry').mockImplementation(() => undefined);
  const retryAt = new Date(2026, 10, 29, 14, 32, 5).getTime();
  const held = { phase: 'interrupted', problem: 'busy' } as const;
  show({ items: [item('a', { ...held, retryAt }), item('b', held)] });
  await userEvent.click(button('Show files'));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Not uploaded: the server takes no more.*again from .*:32:05/);
  expect(second).toHaveTextContent(/Not uploaded: the server is busy.*choose “Try again”/);
  await userEvent.click(button('Try again'));
  expect(retry).toHaveBeenCalledWith();
});

test('a file that the server failed on was not analysed, and its row does not say so', async () => {
  show({ items: [item('a', failed)] });
  await userEvent.click(button('Show files'));
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('The operation has failed');
  expect(row).not.toHaveTextContent(/analysis/i);
});

test('going on with the upload is not called what ends it', async () => {
  show({ items: [item('a')] });
  await userEvent.click(button('Cancel'));
  const dialog = await screen.findByRole('alertdialog');
  const names = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Keep uploading', 'Cancel upload']);
});

test('cancelling asks for confirmation', async () => {
  const cancel = jest.spyOn(uploader, 'cancel').mockImplementation(() => undefined);
  show({ items: [item('a'), item('b'), item('c', damaged)] });
  await userEvent.click(button('Cancel'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the upload?' });
  expect(dialog).toHaveTextContent('2 CVs have not been added yet');
  expect(cancel).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel upload' }));
  expect(cancel).toHaveBeenCalledTimes(1);
});

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('announces start, failures and end', () => {
    show({ items: [item('a', { phase: 'uploading' }), item('b')], processes: { p1: { ...java, added: 0 } } });
    const spoken = screen.getByRole('status');
    expect(spoken).toHaveTextContent('');
    pass(1000);
    expect(spoken).toHaveTextContent('Uploading 2 CVs.');
    act(() => uploads.set({ ...uploads.read(), items: [item('a', { phase: 'done' }), item('b', failed)] }));
    pass(1000);
    expect(spoken).toHaveTextContent('1 CV added. 1 failed');
  });

  test('hides after success unless hovered, stays after failures', () => {
    show({ items: [] });
    expect(bar()).toHaveTextContent('12 CVs added');
    const button = within(bar()).getAllByRole('button')[0] ?? bar();
    fireEvent.pointerEnter(button);
    pass(60_000);
    fireEvent.pointerLeave(button);
    pass(5000);
    expect(bar()).toBeInTheDocument();
    pass(10_000);
    expect(screen.queryByRole('region')).toBeNull();
    act(() => uploads.set({ ...noUploads, processes: { p1: java }, items: [item('a', damaged)] }));
    pass(60_000);
    expect(bar()).toBeInTheDocument();
  });
});

test('logging out asks for confirmation only while files are pending', async () => {
  const leave = jest.fn();
  show({ items: [item('c', damaged)] });
  act(() => confirmDiscardingUploads(leave));
  expect(leave).toHaveBeenCalledTimes(1);
  act(() => uploads.set({ ...uploads.read(), items: [item('a')] }));
  act(() => confirmDiscardingUploads(leave));
  expect(leave).toHaveBeenCalledTimes(1);
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out during an upload?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
  expect(leave).toHaveBeenCalledTimes(2);
  expect(uploads.read()).toEqual(noUploads);
});

test('missed uploads are shown on all pages but the process’s own', () => {
  sessionStorage.setItem('missed-uploads:p1', '3');
  uploads.set(noUploads);
  const { unmount } = show({ processes: {} });
  expect(bar()).toHaveTextContent('3 files were not sent: your session ended');
  expect(screen.getByRole('link', { name: 'Open process' })).toHaveAttribute('href', '/processes/p1');
  unmount();
  pathname.current = '/processes/p1';
  show({ processes: {} });
  expect(screen.queryByRole('region')).toBeNull();
});

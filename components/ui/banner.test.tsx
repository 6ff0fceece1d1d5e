/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import common from '@/messages/en/common.json';
import ui from '@/messages/en/ui.json';
import { BannerProvider, useBanner } from './banner';

function Controls() {
  const banner = useBanner();
  return (
    <>
      <button onClick={() => banner.showError('The CV is damaged.')}>error</button>
      <button onClick={() => banner.showError()}>default error</button>
      <button onClick={() => banner.showSuccess()}>default success</button>
      <button onClick={() => banner.showError("can't access property, row is undefined")}>is undefined</button>
      <button onClick={() => banner.showError('undefined has no properties')}>no properties</button>
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(button: string) {
  render(
    <NextIntlClientProvider locale="en" messages={{ common, ui }}>
      <BannerProvider>
        <Controls />
      </BannerProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByText(button));
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('hides by itself after 3 seconds, not sooner', () => {
  show('error');
  wait(2999);
  expect(screen.getByText('The CV is damaged.')).toBeVisible();
  wait(1);
  expect(screen.queryByText('The CV is damaged.')).not.toBeInTheDocument();
});

test('stays while the pointer is on it', () => {
  show('error');
  const text = screen.getByText('The CV is damaged.');
  fireEvent.pointerEnter(text.parentElement ?? text);
  wait(10_000);
  expect(text).toBeInTheDocument();
  fireEvent.pointerLeave(text.parentElement ?? text);
  wait(3000);
  expect(text).not.toBeInTheDocument();
});

test('a click elsewhere dismisses it, a click on it does not', () => {
  show('error');
  const text = screen.getByText('The CV is damaged.');
  fireEvent.pointerDown(text);
  expect(text).toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  expect(text).not.toBeInTheDocument();
});

test('has the texts of the specification when none is given', () => {
  show('default error');
  const failed = 'The operation has failed, try again or contact the application administrator.';
  expect(screen.getByText(failed)).toBeVisible();
  fireEvent.click(screen.getByText('default success'));
  expect(screen.getByText('Operation completed successfully.')).toBeVisible();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

test.each(['is undefined', 'no properties'])('a text with "%s" is silenced', (button) => {
  show(button);
  expect(document.querySelector('[data-banner]')).toBeNull();
});

test('stands 70 px from the top', () => {
  show('error');
  expect(document.querySelector('[data-banner]')).toHaveClass('top-[70px]', 'fixed');
});

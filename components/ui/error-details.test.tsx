/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { ErrorDetails } from './error-details';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  writeText.mockReset();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  window.getSelection()?.removeAllRanges();
  renderWithProviders(
    <ErrorDetails
      details={[
        { id: 'code', value: 'internal' },
        { id: 'method', value: undefined },
        { id: 'requestId', value: 'req-17' },
      ]}
    />,
  );
});

async function copy() {
  fireEvent.click(screen.getByRole('button', { name: 'Copy the details' }));
  await act(async () => undefined);
}

test('copies the known details with their labels', async () => {
  writeText.mockResolvedValue(undefined);
  await copy();
  expect(writeText.mock.calls).toEqual([['Code: internal\nRequest ID: req-17']]);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('selects the details when the clipboard is not allowed', async () => {
  writeText.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
  await copy();
  expect(window.getSelection()?.toString()).toBe('Codeinternal' + 'Request IDreq-17');
  expect(screen.getByRole('button', { name: 'Copy the details' })).toBeVisible();
});

/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithClient } from '@/tests/render';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { SplitDialog } from './split-dialog';

jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
}));

const candidate = {
  processId: 'p',
  id: 'c',
  pageCount: 4,
  setAside: [{ kind: 'PERSON' as const, pages: [3, 4], name: 'Amelia Thornton' }],
};

function open(locale: 'pl' | 'en' = 'en') {
  const onClose = jest.fn();
  renderWithClient(<SplitDialog candidate={candidate} onClose={onClose} />, new QueryClient(), locale);
  return onClose;
}

test('proposes the pages of the reading and sends what was changed', async () => {
  jest.mocked(apiAnswer).mockResolvedValue({ ordinalNumber: 7 });
  const onClose = open();
  const first = screen.getByLabelText('Pages of this candidate');
  expect(first).toHaveValue('1–2');
  expect(screen.getByLabelText('Pages of the second person')).toHaveValue('3–4');
  await userEvent.clear(first);
  await userEvent.type(first, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Split' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(jest.mocked(apiAnswer).mock.calls[0]?.[0]).toMatchObject({ body: { first: [1], second: [3, 4] } });
});

test.each([
  ['en', '2, 5', 'The file has pages 1 to 4.'],
  ['pl', '2-3', 'Strona może być tylko jednej osoby.'],
  ['pl', 'druga', 'Podaj numery stron, na przykład 1–2, 4.'],
] as const)('says at the field what is wrong (%s, %s)', async (locale, text, message) => {
  jest.mocked(apiAnswer).mockReset();
  open(locale);
  const second = screen.getByLabelText(locale === 'pl' ? 'Strony drugiej osoby' : 'Pages of the second person');
  await userEvent.clear(second);
  await userEvent.type(second, text);
  await userEvent.click(screen.getByRole('button', { name: locale === 'pl' ? 'Rozdziel' : 'Split' }));
  await waitFor(() => expect(second).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(apiAnswer).not.toHaveBeenCalled();
});

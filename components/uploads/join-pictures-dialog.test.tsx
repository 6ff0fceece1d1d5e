/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '@/tests/render';
import type { Locale } from '@/lib/i18n/locale';
import { joinPictures, TooLarge } from './join-pictures';
import { JoinPicturesDialog } from './join-pictures-dialog';

jest.mock('./join-pictures', () => ({ ...jest.requireActual('./join-pictures'), joinPictures: jest.fn() }));
const join = jest.mocked(joinPictures);

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => join.mockReset());

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

function show(locale?: Locale) {
  const pictures = ['IMG_10.jpg', 'IMG_9.jpg', 'IMG_11.jpg'].map(picture);
  const onFiles = jest.fn<void, [readonly File[]]>();
  const onClose = jest.fn();
  renderWithProviders(<JoinPicturesDialog {...{ pictures, onFiles, onClose }} />, locale);
  return { onFiles, onClose, user: userEvent.setup() };
}

const namesOf = (files: readonly File[] = []) => files.map(({ name }) => name);
const shown = () =>
  within(screen.getByRole('list', { name: 'Pages in their order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('pictures stand as a camera numbers them, are moved by the keyboard and joined in that order', async () => {
  const { onFiles, user } = show();
  expect(screen.getByRole('dialog', { name: 'Are these 3 pictures pages of one CV?' })).toBeVisible();
  expect(shown()).toEqual(['1IMG_9.jpg', '2IMG_10.jpg', '3IMG_11.jpg']);
  act(() => screen.getByRole('button', { name: 'Move page 3 up' }).focus());
  await user.keyboard('{Enter}');
  expect(shown()).toEqual(['1IMG_9.jpg', '2IMG_11.jpg', '3IMG_10.jpg']);
  expect(screen.getByRole('status')).toHaveTextContent('IMG_11.jpg is now page 2.');
  await user.click(screen.getByRole('button', { name: 'Move page 1 up' }));
  join.mockResolvedValue(new File(['%PDF'], 'IMG_9.pdf'));
  await user.click(screen.getByRole('button', { name: 'Join into one CV' }));
  expect(namesOf(join.mock.calls[0]?.[0])).toEqual(['IMG_9.jpg', 'IMG_11.jpg', 'IMG_10.jpg']);
  await waitFor(() => expect(namesOf(onFiles.mock.calls[0]?.[0])).toEqual(['IMG_9.pdf']));
});

test('without the choice each stays a CV of its own, and Escape adds none', async () => {
  const { onFiles, onClose, user } = show('pl');
  await user.click(screen.getByRole('button', { name: 'Dodaj jako 3 CV' }));
  expect(namesOf(onFiles.mock.calls[0]?.[0])).toEqual(['IMG_10.jpg', 'IMG_9.jpg', 'IMG_11.jpg']);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [new TooLarge(), 'Together they are larger than 10 MB'],
  [new Error('damaged'), 'One of the pictures could not be opened'],
])('what cannot be joined is told, and can be added one by one', async (error, text) => {
  const { onFiles, user } = show();
  join.mockRejectedValue(error);
  await user.click(screen.getByRole('button', { name: 'Join into one CV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(onFiles).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Add as 3 CVs' }));
  expect(onFiles).toHaveBeenCalledTimes(1);
});

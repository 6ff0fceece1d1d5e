/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from '@/tests/render';
import { DialogForm } from './dialog-form';
import { FormField } from './form-field';
import { Textarea } from './textarea';

const onClose = jest.fn<void, []>();

function Example() {
  const [text, setText] = useState('Zapisane.');
  return (
    <DialogForm
      title="Powód"
      description="Anna Nowak"
      submitLabel="Zapisz"
      loading={false}
      onSubmit={() => undefined}
      onClose={onClose}
    >
      <FormField label="Dlaczego?">
        <Textarea value={text} onChange={(event) => setText(event.target.value)} />
      </FormField>
    </DialogForm>
  );
}

const question = 'Zamknąć bez zapisania?';
const isWarned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

/** jsdom has no Navigation API. */
const navigation = new EventTarget();

beforeEach(() => {
  Object.assign(window, { navigation });
  onClose.mockReset();
  renderWithProviders(<Example />, 'pl');
});

it.each(['{Escape}', 'Anuluj', 'Zamknij'])('asks before typed text is lost: %s', async (way) => {
  await userEvent.type(screen.getByRole('textbox'), ' Ma prawo jazdy.');
  if (way.startsWith('{')) await userEvent.keyboard(way);
  else await userEvent.click(screen.getByRole('button', { name: way }));
  expect(screen.getByRole('alertdialog', { name: question })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('textbox')).toHaveValue('Zapisane. Ma prawo jazdy.');

  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij i porzuć tekst' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes at once as long as nothing was typed', async () => {
  expect(isWarned()).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('lets the browser ask before a reload', async () => {
  await userEvent.type(screen.getByRole('textbox'), '!');
  expect(isWarned()).toBe(true);
});

it('asks before Back, which stays where it is', async () => {
  const goBack = () => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'traverse' });
    return !fireEvent(navigation as unknown as Window, event);
  };
  expect(goBack()).toBe(false);
  await userEvent.type(screen.getByRole('textbox'), '!');
  expect(goBack()).toBe(true);
  expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
});

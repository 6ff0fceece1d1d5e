/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { renderWithProviders } from '@/tests/render';
import { KeepingProvider } from './keeping';
import { forgetKept } from './kept-text';
import { useKeptForm } from './use-kept-form';
import { useKeptText } from './use-kept-text';

const onRestored = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  onRestored.mockReset();
});

function Note({ about }: { about: string }) {
  const { text, setText, forget } = useKeptText(`note.${about}`);
  return (
    <>
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={forget}>Saved</button>
    </>
  );
}

function Connection() {
  const form = useForm({ defaultValues: { name: 'ATS', apiKey: '', tags: ['old'] } });
  const forget = useKeptForm(form, 'connection.1', { except: ['apiKey'] });
  return (
    <form>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Key" {...form.register('apiKey')} />
      <button type="button" onClick={() => form.setValue('tags', ['old', 'new'], { shouldDirty: true })}>
        Tag
      </button>
      <button type="button" onClick={() => form.reset()}>
        Discard
      </button>
      <button type="button" onClick={forget}>
        Saved
      </button>
      <output>{form.watch('tags').join()}</output>
    </form>
  );
}

/** The page of a person, as after a reload. */
function open(owner: string | null, field = <Note about="jan" />) {
  const page = owner === null ? field : <KeepingProvider keeping={{ owner, onRestored }}>{field}</KeepingProvider>;
  return renderWithProviders(page).unmount;
}

/** What is kept has had its turn to come back. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('what a person typed is back when the field is shown again, and that is said once', async () => {
  let leave = open('anna');
  await type('Note', 'Good with people');
  expect(onRestored).not.toHaveBeenCalled();
  leave();
  leave = open('anna');
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Good with people'));
  expect(onRestored).toHaveBeenCalledTimes(1);
  leave();
  open('anna', <Note about="ewa" />);
  await settled();
  expect(screen.getByLabelText('Note')).toHaveValue('');
});

test('another person gets nothing; who logs out leaves nothing behind', async () => {
  let leave = open('anna');
  await type('Note', 'Good with people');
  leave();
  leave = open('jan');
  await settled();
  expect(screen.getByLabelText('Note')).toHaveValue('');
  leave();
  leave = open('anna');
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Good with people'));
  leave();
  forgetKept();
  expect(sessionStorage).toHaveLength(0);
});

test('without a session nothing is kept', async () => {
  open(null);
  await type('Note', 'Good with people');
  expect(sessionStorage).toHaveLength(0);
});

test('saved text does not come back', async () => {
  open('anna');
  await type('Note', 'Good with people');
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  expect(sessionStorage).toHaveLength(0);
});

test('a form comes back without its key, which is not stored at all', async () => {
  const leave = open('anna', <Connection />);
  await type('Name', ' of the north');
  await type('Key', 'very-secret');
  await userEvent.click(screen.getByRole('button', { name: 'Tag' }));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('very-secret');
  leave();
  open('anna', <Connection />);
  expect(screen.getByLabelText('Name')).toHaveValue('ATS of the north');
  expect(screen.getByLabelText('Key')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('old,new');
  expect(onRestored).toHaveBeenCalledTimes(1);
});

test.each(['Discard', 'Saved'])('%s: the form does not come back', async (button) => {
  const leave = open('anna', <Connection />);
  await type('Name', '!');
  await userEvent.click(screen.getByRole('button', { name: button }));
  leave();
  open('anna', <Connection />);
  expect(screen.getByLabelText('Name')).toHaveValue('ATS');
  expect(onRestored).not.toHaveBeenCalled();
});

test.each(['"text"', '{"name":5,"other":"x"}', 'not JSON'])('kept in another shape (%s) it is left alone', (stored) => {
  sessionStorage.setItem('typed.anna.connection.1', stored);
  open('anna', <Connection />);
  expect(screen.getByLabelText('Name')).toHaveValue('ATS');
  expect(onRestored).not.toHaveBeenCalled();
});

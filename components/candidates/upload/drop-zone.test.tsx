/** @jest-environment jsdom */
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { DropZone } from './drop-zone';

type OnFiles = ((files: File[], unreadable: string[]) => void) | null;

function show(onFiles: OnFiles) {
  const zone = (files: OnFiles) => (
    <DropZone onFiles={files}>
      <h1>Anna Zając</h1>
      <input aria-label="Note" />
    </DropZone>
  );
  const { rerender } = renderWithProviders(zone(onFiles));
  return { change: (files: OnFiles) => rerender(zone(files)), target: screen.getByTestId('cv-drop-zone') };
}

const transfer = () => ({ types: ['Files'], items: [], files: [new File(['%PDF'], 'cv.pdf')], dropEffect: 'move' });

/** Sends a drag event with files and returns the effect that the browser would show. */
function drag(target: HTMLElement, kind: 'dragEnter' | 'dragOver' | 'drop') {
  const dataTransfer = transfer();
  const event = createEvent[kind](target, { dataTransfer });
  fireEvent(target, event);
  return { prevented: event.defaultPrevented, dropEffect: dataTransfer.dropEffect };
}

test('the content keeps its focus and its text when uploads become refused and allowed again', () => {
  const { change } = show(() => undefined);
  const note = screen.getByLabelText('Note');
  note.focus();
  fireEvent.change(note, { target: { value: 'ask about notice period' } });
  change(null);
  expect(note).toHaveFocus();
  change(() => undefined);
  expect(note).toHaveFocus();
  expect(note).toHaveValue('ask about notice period');
});

test('dropped files are handed on, and the text over the content goes', async () => {
  const got: string[][] = [];
  const { target } = show((files) => got.push(files.map(({ name }) => name)));
  drag(target, 'dragEnter');
  expect(screen.getByText('Drop to add CVs')).toBeVisible();
  expect(drag(target, 'dragOver')).toEqual({ prevented: true, dropEffect: 'copy' });
  drag(target, 'drop');
  await waitFor(() => expect(got).toEqual([['cv.pdf']]));
  expect(screen.queryByText('Drop to add CVs')).not.toBeInTheDocument();
});

test('refused files are neither offered nor opened in the page’s place', () => {
  const { target } = show(null);
  drag(target, 'dragEnter');
  expect(screen.queryByText('Drop to add CVs')).not.toBeInTheDocument();
  expect(drag(target, 'dragOver')).toEqual({ prevented: true, dropEffect: 'none' });
});

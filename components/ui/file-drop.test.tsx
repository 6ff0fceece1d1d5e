/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import fields from '@/messages/pl/fields.json';
import validation from '@/messages/pl/validation.json';
import { FileDrop } from './file-drop';
import { FormField } from './form-field';
import { TooltipProvider } from './tooltip';

function Sample({ disabled = false }) {
  const [value, setValue] = useState<File | null>(null);
  return (
    <NextIntlClientProvider locale="pl" messages={{ fields, validation }}>
      <TooltipProvider>
        <FormField label="CV">
          <FileDrop
            value={value}
            onChange={setValue}
            limits={{ extensions: ['pdf'], maxMegabytes: 1 }}
            disabled={disabled}
          />
        </FormField>
      </TooltipProvider>
    </NextIntlClientProvider>
  );
}

function drop(file: File) {
  const target = screen.getByRole('button', { name: 'CV' });
  const event = createEvent.drop(target, { dataTransfer: { types: ['Files'], files: [file] } });
  fireEvent(target, event);
}

test('the rules stand there before; a good file is shown and can be taken away', async () => {
  render(<Sample />);
  expect(screen.getByRole('button', { name: 'CV' })).toHaveAccessibleDescription('PDF, do 1 MB');
  drop(new File(['x'], 'Anna.PDF'));
  expect(screen.getByText('Anna.PDF')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Usuń Anna.PDF' }));
  expect(screen.queryByText('Anna.PDF')).not.toBeInTheDocument();
});

test('a wrong type and a wrong size are said at once, with list and maximum', () => {
  render(<Sample />);
  drop(new File(['x'], 'zdjecie.png'));
  expect(screen.getByRole('status')).toHaveTextContent('Ten typ pliku nie jest obsługiwany. Obsługiwane: PDF');
  drop(new File([new Uint8Array(1.5 * 1024 * 1024)], 'cv.pdf'));
  expect(screen.getByRole('status')).toHaveTextContent('Plik jest za duży (1,5 MB). Maksymalny rozmiar to 1 MB');
});

test('a disabled field takes no file', () => {
  render(<Sample disabled />);
  drop(new File(['x'], 'Anna.pdf'));
  expect(screen.queryByText('Anna.pdf')).not.toBeInTheDocument();
});

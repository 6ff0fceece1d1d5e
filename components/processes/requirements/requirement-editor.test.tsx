/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from '@/tests/render';
import { RequirementEditor } from './requirement-editor';
import type { RequirementDraft } from './requirement-list';

let uuids = 0;
beforeAll(() => {
  // jsdom has none.
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => `key-${(uuids += 1)}` });
});

// What stays in the field is remembered.
beforeEach(() => localStorage.clear());

function Form({ onValue }: { onValue: (value: RequirementDraft[]) => void }) {
  const [value, setValue] = useState<RequirementDraft[]>([]);
  onValue(value);
  return <RequirementEditor value={value} onChange={setValue} errorAt={() => undefined} storageKey="typed" />;
}

function open() {
  let current: RequirementDraft[] = [];
  renderWithProviders(<Form onValue={(value) => (current = value)} />);
  return {
    user: userEvent.setup(),
    field: screen.getByLabelText('Requirements'),
    texts: () => current.map(({ text }) => text),
    value: () => current,
  };
}

test('Enter adds and clears the field', async () => {
  const { user, field, texts } = open();
  await user.type(field, 'Java{Enter}PostgreSQL{Enter}{Enter}');
  expect(texts()).toEqual(['Java', 'PostgreSQL']);
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('pasting several lines adds several; one line is pasted as text', async () => {
  const { user, field, texts } = open();
  await user.click(field);
  await user.paste('- Java\n- SQL\n- Docker');
  expect(texts()).toEqual(['Java', 'SQL', 'Docker']);
  await user.paste('Kubernetes');
  expect(field).toHaveValue('Kubernetes');
  expect(texts()).toHaveLength(3);
});

test('a text that is too long stays whole in the field, with the reason', async () => {
  const { user, field, texts } = open();
  await user.click(field);
  await user.paste(`${'x'.repeat(600)} end`);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue(`${'x'.repeat(600)} end`);
  expect(screen.getByText('At most 500 characters')).toBeVisible();
  expect(texts()).toEqual([]);
});

test('a duplicate is reported and stays in the field', async () => {
  const { user, field, texts } = open();
  await user.type(field, 'Java{Enter}java{Enter}');
  expect(texts()).toEqual(['Java']);
  expect(field).toHaveValue('java');
  expect(screen.getByText('“java” is in the list already.')).toBeVisible();
});

test('Alt with arrows and buttons reorder, the focus follows', async () => {
  const { user, field, texts } = open();
  await user.type(field, 'Java{Enter}SQL{Enter}Docker{Enter}');
  await user.click(screen.getByRole('textbox', { name: 'Requirement 3' }));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['Java', 'Docker', 'SQL']);
  expect(screen.getByRole('textbox', { name: 'Requirement 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Move requirement 1 down/ }));
  expect(texts()).toEqual(['Docker', 'Java', 'SQL']);
  expect(screen.getByRole('button', { name: /Move requirement 1 up/ })).toBeDisabled();
});

test('a removal can be undone', async () => {
  const { user, field, texts } = open();
  await user.type(field, 'Java{Enter}SQL{Enter}');
  await user.click(screen.getByRole('button', { name: 'Remove requirement 1' }));
  expect(texts()).toEqual(['SQL']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['Java', 'SQL']);
});

test('sets necessity by a click and importance by the slider', async () => {
  const { user, field, value } = open();
  await user.type(field, 'Java{Enter}');
  await user.click(screen.getByRole('button', { name: 'Nice to have' }));
  const slider = screen.getByRole('slider', { name: 'Importance of requirement 1' });
  slider.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(value()).toMatchObject([{ necessity: 'NICE_TO_HAVE', importance: 5 }]);
  expect(slider).toHaveAttribute('aria-valuetext', 'decisive');
});

test('importance goes from 1 to 5', async () => {
  const { user, field } = open();
  await user.type(field, 'Java{Enter}');
  const slider = screen.getByRole('slider');
  slider.focus();
  for (const [key, importance] of [
    ['{Home}', '1'],
    ['{ArrowLeft}', '1'],
    ['{End}', '5'],
    ['{ArrowRight}', '5'],
  ] as const) {
    await user.keyboard(key);
    expect(slider).toHaveAttribute('aria-valuenow', importance);
  }
});

test('a discriminating requirement is refused while typing, with the law and a lawful alternative', async () => {
  const { user, field, texts } = open();
  await user.type(field, 'Kobieta do 30 lat');
  expect(screen.getByText(/must not be judged by sex/)).toHaveTextContent('art. 18³ᵃ');
  expect(screen.getByText(/must not be judged by age/)).toHaveTextContent(/at least 2 years/);
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(texts()).toEqual([]);
  expect(field).toHaveValue('Kobieta do 30 lat');
});

test('a pasted one is added with the reason, to be corrected in place', async () => {
  const { user, field, texts } = open();
  await user.click(field);
  await user.paste('Java\nOsoba bezdzietna');
  expect(texts()).toEqual(['Java', 'Osoba bezdzietna']);
  expect(screen.getByText(/must not be judged by family situation/)).toBeVisible();
});

test('a vague one gets a warning and a suggestion, and can be added', async () => {
  const { user, field, texts } = open();
  await user.type(field, '10/10 English');
  await user.click(screen.getByRole('button', { name: 'Use “English, at least C2”' }));
  expect(field).toHaveValue('English, at least C2');
  await user.clear(field);
  await user.type(field, 'Team player{Enter}');
  expect(texts()).toEqual(['Team player']);
  expect(screen.getByText(/A CV cannot show this reliably/)).toBeVisible();
});

test('text not added yet survives a reload', async () => {
  const { user, field } = open();
  await user.type(field, 'Kotl');
  cleanup();
  const again = open();
  expect(again.field).toHaveValue('Kotl');
  await again.user.type(again.field, 'in{Enter}');
  expect(again.texts()).toEqual(['Kotlin']);
  cleanup();
  expect(open().field).toHaveValue('');
});

test('a row says how the rules will check it; one that says nothing is only warned about', () => {
  const value = [
    { key: 'a', text: 'Prawo jazdy kat. C+E', importance: 3, necessity: 'REQUIRED' as const },
    { key: 'b', text: 'Owocowe czwartki', importance: 3, necessity: 'REQUIRED' as const },
  ];
  renderWithProviders(
    <RequirementEditor
      value={value}
      onChange={() => undefined}
      errorAt={() => undefined}
      storageKey="typed"
      checksOf={(text) =>
        text.startsWith('Prawo') ? [{ kind: 'licence', categories: ['CE'], isAnyEnough: false }] : [{ kind: 'nothing' }]
      }
    />,
  );
  expect(screen.getByLabelText('Requirement 1')).toHaveAccessibleDescription(
    /Looks for: driving licence, category C\+E\./,
  );
  expect(screen.getAllByText(/says nothing a CV can be judged by/)).toHaveLength(1);
});

test('with a model the list says that it reads the requirements', () => {
  renderWithProviders(
    <RequirementEditor
      value={[]}
      onChange={() => undefined}
      errorAt={() => undefined}
      storageKey="typed"
      model="m-1"
    />,
  );
  expect(screen.getByText(/The model m-1 reads the requirements, not the rules\./)).toBeVisible();
});

test('a requirement without a short name shows the proposed one; a typed one is kept, an emptied one is not', async () => {
  const { user, field, value } = open();
  await user.type(field, 'Bardzo dobra znajomość SQL{Enter}');
  const name = screen.getByLabelText('Short name of requirement 1, for the table’s head');
  expect(name).toHaveAttribute('placeholder', 'SQL');
  expect(name).toHaveValue('');
  await user.type(name, 'Bazy danych i coś jeszcze dłuższego');
  expect(value()[0]?.shortName).toBe('Bazy danych i coś jeszcz');
  await user.clear(name);
  expect(value()[0]?.shortName).toBeNull();
});

/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { renderWithClient } from '@/tests/render';
import { CandidateProfile } from './candidate-profile';

jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
}));
const sent = jest.mocked(apiAnswer);
beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue({ id: 'c', processId: 'p' });
});

const candidate = {
  id: 'c',
  processId: 'p',
  isBlind: false,
  firstName: 'Nowak',
  lastName: 'Marta Joanna',
  email: 'm@poczta.example',
  phone: null,
  city: 'Konin',
  voivodeship: 'wielkopolskie',
  country: 'PL',
  currentPosition: null,
  languages: [],
  expectedPay: { minor: 5_500, currency: 'PLN', unit: 'HOUR', tax: 'NET' },
  availability: null,
  applicationSources: [],
  atsId: null,
  ownId: '1-1',
  date: '2026-11-20T10:00:00Z',
  detailCorrections: [],
} as unknown as CandidateDto;

const correction = {
  correctionId: '0198c1de-0000-7000-8000-000000000001',
  field: 'EMAIL',
  at: '2026-11-22T10:00:00Z',
  by: { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' },
  former: { email: 'stary@poczta.example' },
  read: { email: 'nowy@poczta.example' },
} as CandidateDto['detailCorrections'][number];

function show(change: Partial<CandidateDto> = {}, mayCorrect = true) {
  return renderWithClient(
    <CandidateProfile candidate={{ ...candidate, ...change }} mayCorrect={mayCorrect} />,
    new QueryClient({ defaultOptions: { mutations: { retry: false } } }),
    'pl',
  );
}

const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

test('pay is shown as it was said, and what was converted is called that', () => {
  const { container } = show();
  expect(plain(container.textContent)).toContain('55 zł/h netto (ok. 9 240 zł/mies., przeliczone)');
});

test('the split of a name of three words is swapped by the keyboard, and saved', async () => {
  show();
  const pencil = screen.getByRole('button', { name: 'Popraw: Imię i nazwisko' });
  pencil.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Nie zmienia ocen ani wyniku');
  await userEvent.click(within(dialog).getByRole('button', { name: 'imię: Marta Joanna, nazwisko: Nowak' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zapisz poprawkę' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    method: 'PATCH',
    path: expect.stringMatching(/\/p\/candidates\/c\/details$/),
    body: { field: 'NAME', value: { firstName: 'Marta Joanna', lastName: 'Nowak' }, replaces: null },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is wrong is told at the field, and nothing is sent', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Popraw: E-mail' }));
  const input = await screen.findByLabelText('E-mail');
  await userEvent.clear(input);
  await userEvent.type(input, 'nikt{Enter}');
  expect(await screen.findByText('Adres e-mail jest niepoprawny')).toBeVisible();
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(sent).not.toHaveBeenCalled();
});

test('a correction says who, when and what stood there; undoing asks for the value of now', async () => {
  const { container } = show({ detailCorrections: [correction] });
  expect(plain(container.textContent)).toMatch(/poprawiono Ewa Lis, 22 lis 2026.*Wcześniej: stary@poczta\.example\./);
  expect(container).toHaveTextContent('CV lub ATS podaje teraz: nowy@poczta.example.');
  expect(container).toHaveTextContent('Poprawki nie zmieniają ocen ani wyniku');
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij poprawkę: E-mail' }));
  await waitFor(() =>
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ method: 'DELETE', path: expect.stringMatching(/field=EMAIL$/) }),
  );
});

test('a language is added, and pay without an amount becomes unknown', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Popraw: Języki' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dodaj język' }));
  await userEvent.selectOptions(screen.getByLabelText('Język'), 'en');
  await userEvent.selectOptions(screen.getByLabelText('Poziom: Angielski'), 'ADVANCED');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz poprawkę' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0].body).toMatchObject({ value: { languages: [{ language: 'en', level: 'ADVANCED' }] } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Popraw: Oczekiwane wynagrodzenie' }));
  await userEvent.clear(await screen.findByLabelText('Kwota'));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz poprawkę' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0].body).toMatchObject({ field: 'SALARY', value: { expectedPay: null } });
});

test('who may not correct has no pencils, and a hidden candidate none at what is hidden', () => {
  const { unmount } = show({}, false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Telefon')).toBeNull();
  unmount();
  show({ isBlind: true });
  expect(screen.queryByText('Imię i nazwisko')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Popraw: Miejscowość' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Popraw: Obecne stanowisko' })).toBeVisible();
});

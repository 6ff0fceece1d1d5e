/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { renderWithProviders } from '@/tests/render';
import { ConflictNotice } from './conflict-notice';
import { OwnVersion } from './own-version';

jest.mock('@tanstack/react-query', () => ({
  ...jest.requireActual<object>('@tanstack/react-query'),
  useQuery: () => ({ data: { items: [{ actor: { userId: 'h', firstName: 'Halina', lastName: 'Testowa' } }] } }),
}));
jest.mock('@/components/users/current-user', () => ({ useCurrentUser: () => ({ userId: 'me' }) }));

interface Values {
  name: string;
  id: string;
  place: string;
}

const fieldTexts = (['name', 'id', 'place'] as const).map((name) => ({
  name,
  label: { name: 'Nazwa rekrutacji', id: 'ID rekrutacji', place: 'Miejsce' }[name],
  show: (values: Values) => values[name],
}));
const own: Values = { name: 'Spawaczka', id: 'R-7', place: 'Gdynia' };
const theirs: Values = { name: 'Spawacz', id: 'R-8', place: 'Gdynia' };

test('a conflict says whose change it was, that the fields show one’s own version, and which of them are not saved', () => {
  const nothing = () => undefined;
  renderWithProviders(
    <ConflictNotice
      serverVersion={{ answer: { id: 'p' } as ProcessDto, etag: '"v2"' }}
      fieldTexts={fieldTexts}
      own={own}
      read={() => theirs}
      onReload={nothing}
      onOverwrite={nothing}
    />,
    'pl',
  );
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('Halina Testowa');
  expect(notice).toHaveTextContent(
    'Pola pokazują jeszcze Twoją wersję. Niezapisane: Nazwa rekrutacji i ID rekrutacji.',
  );
  expect(notice).not.toHaveTextContent('Niezapisane: Nazwa rekrutacji, ID rekrutacji i Miejsce');
});

test('after the other version was loaded, the panel says that the fields show it and what of one’s own is not saved', () => {
  const nothing = () => undefined;
  renderWithProviders(
    <OwnVersion fieldTexts={fieldTexts} ownVersion={own} present={theirs} onUse={nothing} onDiscard={nothing} />,
    'pl',
  );
  const panel = screen.getByRole('region', { name: 'Twoja wersja' });
  expect(panel).toHaveTextContent('Pola pokazują już wersję drugiej osoby. Z Twojej wersji niezapisane:');
  expect(panel).toHaveTextContent('Spawaczka');
  expect(panel).not.toHaveTextContent('Miejsce');
});

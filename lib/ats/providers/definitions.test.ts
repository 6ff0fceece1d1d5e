import { AtsProvider } from '@/lib/db/generated/enums';
import en from '@/messages/en/ats.json';
import pl from '@/messages/pl/ats.json';
import { atsProviders } from '../enums';
import { definitionOf } from './definitions';

const texts = { pl, en };

test('the database knows the same systems', () => {
  expect(Object.values(AtsProvider).sort()).toEqual([...atsProviders].sort());
});

describe.each(atsProviders)('%s', (id) => {
  const { fields, remembered, credentials, credentialFields, makeCredentials } = definitionOf(id);
  const names = fields.map(({ name }) => name);

  test.each(['pl', 'en'] as const)('has its texts in %s', (locale) => {
    const { provider, setting, credentials: entered } = texts[locale];
    expect(provider[id]).toEqual({ name: expect.stringMatching(/\S/), hint: expect.stringMatching(/\S/) });
    expect([...names, ...remembered].filter((name) => !(name in setting))).toEqual([]);
    expect(credentialFields.filter((name) => !(name in entered))).toEqual([]);
  });

  test('its credentials are entered, or made', () => {
    const made = makeCredentials ? Object.keys(makeCredentials()) : [];
    expect([...credentialFields, ...made].sort()).toEqual(Object.keys(credentials.shape).sort());
  });
});

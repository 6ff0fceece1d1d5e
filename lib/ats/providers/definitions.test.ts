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
  const { fields, settings, remembered, credentials, credentialFields, uncertain, makeCredentials } = definitionOf(id);
  const names = fields.map(({ name }) => name);

  test.each(['pl', 'en'] as const)('has its texts in %s', (locale) => {
    const { provider, setting, credentials: entered } = texts[locale];
    expect(provider[id]).toEqual({ name: expect.stringMatching(/\S/), hint: expect.stringMatching(/\S/) });
    expect([...names, ...remembered].filter((name) => !(name in setting))).toEqual([]);
    expect(credentialFields.filter((name) => !(name in entered))).toEqual([]);
  });

  test('a setting has a field, or is remembered when the form is saved', () => {
    expect([...names, ...remembered].sort()).toEqual(Object.keys(settings.shape).sort());
  });

  test('its form asks for settings and credentials that it has', () => {
    expect(names.filter((name) => !(name in settings.shape))).toEqual([]);
    expect(uncertain.filter((name) => !(name in settings.shape))).toEqual([]);
    const made = makeCredentials ? Object.keys(makeCredentials()) : [];
    expect([...credentialFields, ...made].sort()).toEqual(Object.keys(credentials.shape).sort());
  });
});

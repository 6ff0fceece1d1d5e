import { createTestUser } from '@/prisma/seed/factories';
import { messageKinds } from '@/lib/domain/message-enums';
import { locales } from '@/lib/i18n/locale';
import { openedTemplateSchema, templatesSchema } from '@/lib/domain/message-schemas';
import { findTextFaults } from './check-text';
import { getTemplate } from './get-template';
import { listTemplates } from './list-templates';
import { saveTemplate } from './save-template';

const id = { kind: 'rejection', locale: 'pl' } as const;

test('the own texts of the product pass its own checks, in both languages', async () => {
  const { actor } = await createTestUser('ADMIN');
  const list = await listTemplates(actor);
  expect(templatesSchema.parse(list)).toEqual(list);
  expect(list.items).toHaveLength(messageKinds.length * 2);
  const ids = messageKinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })));
  const templates = await Promise.all(ids.map((each) => getTemplate(actor, each)));
  const faults = templates.flatMap(({ kind, subject, text }) =>
    findTextFaults(`${subject}\n${text}`, kind === 'rejection').map((fault) => ({ kind, ...fault })),
  );
  expect(faults).toEqual([]);
});

test.each([
  'Spotkajmy się o 10 punktualnie.',
  'Mamy 3 punkty do omówienia.',
  'There are 3 points to discuss.',
  'What do you make of our offer?',
])('may be written: %s', (text) => {
  expect(findTextFaults(text, false)).toEqual([]);
});

test.each(['Masz 80 punktów na 100.', 'You got 80 points.', 'Uzyskał Pan 64 pkt.'])('is a score: %s', (text) => {
  expect(findTextFaults(text, false)).toMatchObject([{ code: 'message-score' }]);
});

test('a template is changed over its version, refused with a fault, and given up for the default; former ones stay', async () => {
  const { actor } = await createTestUser('ADMIN');
  const before = await getTemplate(actor, id);
  const template = { subject: 'Zgłoszenie: {position}', text: 'Dziękujemy. {reasons}' };
  const saved = await saveTemplate(actor, { ...id, template, ifMatch: `"v${before.version}"` });
  expect(openedTemplateSchema.parse(saved)).toEqual(saved);
  expect(saved).toMatchObject({ ...template, isDefault: false, version: before.version + 1 });
  await expect(saveTemplate(actor, { ...id, template, ifMatch: `"v${before.version}"` })).rejects.toMatchObject({
    code: 'message-template.changed',
  });
  const wrong = { subject: 'Wynik', text: 'Dostajesz 40 punktów, {imie}.' };
  await expect(saveTemplate(actor, { ...id, template: wrong, ifMatch: null })).rejects.toMatchObject({
    code: 'message.faulty',
    fields: [
      { path: 'template.text', code: 'message-unknown-field', values: { field: '{imie}' } },
      { path: 'template.text', code: 'message-score' },
    ],
  });
  const again = await saveTemplate(actor, { ...id, template: null, ifMatch: null });
  expect(again).toMatchObject({ isDefault: true, text: before.text });
  expect(again.versions.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  const { actor: recruiter } = await createTestUser('RECRUITER');
  await expect(getTemplate(recruiter, id)).rejects.toMatchObject({ code: 'permission.denied' });
});

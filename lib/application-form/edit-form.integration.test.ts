import { database } from '@/lib/db/client';
import { tellPayRange } from '@/lib/person-rights/tell-pay-range';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess } from '@/prisma/seed/factories';
import { createFormScene, formContent } from '@/tests/application-form-scene';
import { formContentSchema, saveFormSchema } from './form-schemas';
import { getApplicationForm } from './get-application-form';
import { saveApplicationForm } from './save-application-form';
import { switchApplicationForm } from './switch-application-form';

test('switching a form changes nothing else of it, and needs one that was saved', async () => {
  const { actor, processId } = await createFormScene();
  const before = await getApplicationForm(actor, { processId });
  expect(await switchApplicationForm(actor, { processId, open: false })).toEqual({ ...before, open: false });
  // Saving what it says does not switch it on.
  const { payRange, ...rest } = formContent;
  const saved = await saveApplicationForm(actor, { processId, payRange, ...formContentSchema.parse(rest) });
  expect(saved.open).toBe(false);
  const { id: another } = await createTestProcess(actor);
  await expect(switchApplicationForm(actor, { processId: another, open: true })).rejects.toMatchObject({
    code: 'application-form.not-saved',
  });
});

test('who saves what somebody else has changed meanwhile is told, also where only the pay range was', async () => {
  const { actor, processId } = await createFormScene();
  const opened = await getApplicationForm(actor, { processId });
  const { payRange, ...rest } = formContent;
  const form = formContentSchema.parse(rest);
  const save = (title: string, version: string, range = payRange) =>
    saveApplicationForm(actor, { processId, ...form, title, payRange: range, ifMatch: `"v${version}"` });
  // Its switch is not its content.
  await switchApplicationForm(actor, { processId, open: false });
  const first = await save('Pierwsza wersja', opened.version);
  await expect(save('Druga wersja', opened.version)).rejects.toMatchObject({
    code: 'application-form.saved-meanwhile',
    etag: `"v${first.version}"`,
  });
  await createTestCandidates({ processId, count: 1 });
  const { id } = await database().candidate.findFirstOrThrow({ where: { processId } });
  const told = { processId, choice: { candidateIds: [id] }, on: '2026-11-02', way: 'ADVERT' as const };
  await tellPayRange(actor, { ...told, range: '10 000 zł brutto', replaces: 1 });
  await expect(save('Druga wersja', first.version)).rejects.toMatchObject({ code: 'application-form.saved-meanwhile' });
  const stale = tellPayRange(actor, { ...told, range: payRange, replaces: 1 });
  await expect(stale).rejects.toMatchObject({ code: 'pay-range.changed' });
  expect(await getApplicationForm(actor, { processId })).toMatchObject({
    title: 'Pierwsza wersja',
    payRange: '10 000 zł brutto',
  });
});

test('a question is asked once, and one that cannot be read takes no other with it', async () => {
  const { actor, processId } = await createFormScene();
  const [question] = formContent.questions;
  const twice = saveFormSchema.safeParse({ ...formContent, questions: [question, question] });
  expect(twice.error?.issues).toMatchObject([{ path: ['questions', 1, 'text'], message: 'rule:repeated' }]);
  const stored = [{ text: 'x' }, { ...question }];
  await database().applicationForm.update({ where: { processId }, data: { questions: stored } });
  expect((await getApplicationForm(actor, { processId })).questions).toEqual([question]);
});

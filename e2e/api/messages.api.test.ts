import { randomUUID } from 'node:crypto';
import type { ActivityDto } from '@/lib/domain/candidate-review-schemas';
import type {
  CalledBack,
  MessagePreview,
  OpenedTemplate,
  SentMessages,
  TemplateList,
} from '@/lib/domain/message-schemas';
import { createAccount, createActiveProcess, upload, waitUntilAnalysed } from './setup';

const lines = [
  'Jagoda Piaskowska, programistka Java',
  'jagoda.piaskowska@people.example, tel. 600 700 800',
  'Doświadczenie: 2019 – obecnie programistka Java w firmie Zawada, Spring Boot, PostgreSQL.',
];

test('templates are read, changed over their version, refused with the field, and given up for the own text', async () => {
  const { client } = await createAccount('ADMIN');
  const path = '/administration/message-templates/talent-pool/en';
  expect((await client.get<TemplateList>('/administration/message-templates')).body.items).toHaveLength(10);
  const { version } = (await client.get<OpenedTemplate>(path)).body;
  const put = (template: object | null, ifMatch = '*') =>
    client.put<OpenedTemplate & { errors: { path: string }[] }>(
      path,
      { template },
      { headers: { 'if-match': ifMatch } },
    );
  const own = { subject: 'Our pool', text: 'Hello {firstName}' };
  expect((await put(own, `"v${version}"`)).body).toMatchObject({ ...own, isDefault: false, version: version + 1 });
  expect((await put(own, `"v${version}"`)).status).toBe(412);
  const wrong = await put({ subject: 'Our pool', text: 'Hello {nobody}' });
  expect([wrong.status, wrong.body.errors.map((error) => error.path)]).toEqual([422, ['template.text']]);
  expect((await put(null)).body.isDefault).toBe(true);
});

test('without a mail server messages are previewed, kept as sent by hand and seen on the time line; nothing can be called back', async () => {
  const { client } = await createAccount('RECRUITER');
  const { id: processId } = await createActiveProcess(client, 'Programista Java, wiadomości');
  await upload(client, processId, [{ name: 'cv.txt', bytes: new TextEncoder().encode(lines.join('\r\n')) }]);
  const [candidateId = ''] = (await waitUntilAnalysed(client, processId, 1)).items.map(({ id }) => id);
  const path = `/processes/${processId}/messages`;
  const choice = { candidateIds: [candidateId, randomUUID()] };
  const { body: preview } = await client.post<MessagePreview>(`${path}/preview`, { kind: 'received', choice });
  expect(preview).toMatchObject({
    mayMail: false,
    people: [{ candidateId, locale: 'pl', email: 'jagoda.piaskowska@people.example' }],
    refused: [{ reason: 'NOT_FOUND' }],
  });
  const input = {
    requestId: randomUUID(),
    kind: 'received',
    way: 'BY_HAND',
    texts: { pl: { subject: 'Zgłoszenie', text: 'Dzień dobry, {firstName}.' } },
    people: [{ candidateId, locale: 'pl' }],
  };
  expect((await client.post(path, { ...input, way: 'MAIL' })).body).toMatchObject({ code: 'mail.not-set-up' });
  const { body: sent } = await client.post<SentMessages>(path, input);
  expect(sent).toMatchObject({ sendAt: null, messages: [{ text: 'Dzień dobry, Jagoda.' }] });
  const [messageId = ''] = sent.messages.map((message) => message.messageId);
  const back = await client.post<CalledBack>(`${path}/call-back`, { messageIds: [messageId] });
  expect(back.body).toEqual({ calledBack: [], tooLate: [messageId] });
  const { body } = await client.get<{ items: ActivityDto[] }>(
    `/processes/${processId}/candidates/${candidateId}/activity`,
  );
  expect(body.items.find(({ kind }) => kind === 'MESSAGE')).toMatchObject({
    id: messageId,
    message: { state: 'BY_HAND' },
  });
  const { client: admin } = await createAccount('ADMIN');
  expect((await admin.post('/administration/mail/call-back', { mailIds: null })).body).toEqual({ count: 0 });
  expect((await client.post('/administration/mail/call-back', { mailIds: null })).status).toBe(403);
});

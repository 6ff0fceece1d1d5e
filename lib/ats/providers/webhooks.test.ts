import { createHash, createHmac } from 'node:crypto';
import { readGreenhouseWebhook } from './greenhouse/greenhouse-webhook';
import { readTeamtailorWebhook } from './teamtailor/teamtailor-webhook';

const secret = 'a-webhook-secret';
const hmac = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex');
const ids = (applicationId: string | null, candidateId: string | null, recruitmentId: string | null = null) => ({
  applicationId,
  candidateId,
  recruitmentId,
});

describe('Greenhouse', () => {
  const bodyOf = (message: object) => Buffer.from(JSON.stringify(message));
  const read = (message: object, headers: Record<string, string> = {}) => {
    const body = bodyOf(message);
    const all = new Headers({ signature: `sha256 ${hmac(body.toString())}`, 'greenhouse-event-id': 'e-1', ...headers });
    return readGreenhouseWebhook(body, all, secret);
  };
  const deliveryIdOf = (message: object) => createHash('sha256').update(bodyOf(message)).digest('hex');

  test.each([
    ['by ids of its own', { id: 7, candidate_id: 8, job_id: 9, names: 'ignored' }, '9'],
    ['by its records', { id: 7, candidate: { id: 8 }, jobs: [{ id: 9, name: 'ignored' }] }, '9'],
    ['by its records, of several jobs', { id: 7, candidate: { id: 8 }, jobs: [{ id: 9 }, { id: 10 }] }, null],
  ])('an application is named %s', (_, application, recruitmentId) => {
    const message = { action: 'candidate_stage_change', payload: { application } };
    const deliveryId = deliveryIdOf(message);
    expect(read(message)).toEqual([{ deliveryId, type: 'changed', ...ids('7', '8', recruitmentId) }]);
  });

  test.each([
    ['in the person', { person: { id: 1, new_candidate_id: 2 } }],
    ['beside the person', { person: { id: 1 }, new_candidate_id: 2 }],
    ['as one merged into', { candidate: { id: 1 }, merged_into: { id: 2 } }],
  ])('a merge names both, the kept one %s', (_, payload) => {
    const message = { action: 'merge_candidate', payload };
    const deliveryId = deliveryIdOf(message);
    expect(read(message)).toEqual([
      { deliveryId, type: 'merged', ...ids(null, '1') },
      { deliveryId: `${deliveryId}:into`, type: 'changed', ...ids(null, '2') },
    ]);
  });

  test.each([
    ['delete_candidate', 'deleted', { person: { id: 1, deleted_application_ids: [7] } }, ids(null, '1')],
    ['delete_candidate', 'deleted', { candidate: { id: 1 } }, ids(null, '1')],
    ['candidate_anonymized', 'anonymised', { candidate_id: 1, anonymized_fields: ['full_name'] }, ids(null, '1')],
    [
      'delete_application',
      'deleted',
      { application: { id: 7, candidate: { id: 1 }, jobs: [{ id: 9 }] } },
      ids('7', null, '9'),
    ],
    ['update_candidate', 'changed', { candidate: { id: 1 } }, ids(null, '1')],
  ])('%s is %s', (action, type, payload, named) => {
    expect(read({ action, payload })).toEqual([{ deliveryId: expect.any(String), type, ...named }]);
  });

  test('a delivery is named by its bytes: the header with an id is not signed', () => {
    const message = { action: 'update_candidate', payload: { candidate: { id: 1 } } };
    const idWith = (id: string) => read(message, { 'greenhouse-event-id': id })?.[0]?.deliveryId;
    expect(idWith('e-2')).toBe(idWith('e-1'));
    expect(idWith('')).toBe(deliveryIdOf(message));
  });

  test.each([
    ['of another secret', `sha256 ${hmac('{}', 'other')}`],
    ['of other bytes', `sha256 ${hmac('{ }')}`],
    ['of another kind', `sha512 ${hmac('{}')}`],
    ['cut', `sha256 ${hmac('{}').slice(2)}`],
    ['missing', ''],
  ])('a signature %s is refused', (_, signature) => {
    expect(readGreenhouseWebhook(Buffer.from('{}'), new Headers({ signature }), secret)).toBeNull();
  });

  test('a signed message that is none of those known changes nothing', () => {
    expect(read({ ping: true })).toEqual([]);
  });
});

describe('Teamtailor', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const signed = (body: string, seconds: number, key = secret) =>
    Buffer.from(`t=${seconds},v2=${hmac(`${seconds}.${body}`, key)}`).toString('base64');
  const read = (body: string, signature: string) =>
    readTeamtailorWebhook(Buffer.from(body), new Headers({ 'tt-signature': signature }), secret);
  const application = JSON.stringify({ event: 'job_application.update', id: '7', resource_type: 'job-applications' });

  test('an application and a candidate are told apart', () => {
    const [event] = read(application, signed(application, now())) ?? [];
    expect(event).toMatchObject({ type: 'changed', ...ids('7', null) });
    const candidate = JSON.stringify({ event: 'candidate.destroy', id: 8, resource_type: 'candidates' });
    expect(read(candidate, signed(candidate, now()))).toEqual([
      { deliveryId: expect.stringMatching(/^[0-9a-f]{64}$/), type: 'deleted', ...ids(null, '8') },
    ]);
  });

  test('the same message is one delivery, a later one another', () => {
    const [at, later] = [now() - 2, now()];
    const idAt = (seconds: number) => read(application, signed(application, seconds))?.[0]?.deliveryId;
    expect(idAt(at)).toBe(idAt(at));
    expect(idAt(at)).not.toBe(idAt(later));
  });

  test.each([
    ['is older than five minutes', () => signed(application, now() - 301)],
    ['is from the future', () => signed(application, now() + 301)],
    ['has another secret', () => signed(application, now(), 'other')],
    ['is of other bytes', () => signed(`${application} `, now())],
    ['is no signature', () => 'bm90aGluZw=='],
    ['is missing', () => ''],
  ])('a signature that %s is refused', (_, signature) => expect(read(application, signature())).toBeNull());

  test('four minutes are young enough', () => {
    expect(read(application, signed(application, now() - 240))).toHaveLength(1);
  });
});

describe("Teamtailor, a company's own webhook", () => {
  const signed = (id: string, key = secret) => Buffer.from(hmac(id, key)).toString('base64');
  const messageOf = (event_name: string, data: object, signature: string) =>
    JSON.stringify({ payload: { event_name, data }, signature });
  const read = (body: string, headers = {}) => readTeamtailorWebhook(Buffer.from(body), new Headers(headers), secret);
  const data = { id: '8', type: 'candidates', attributes: { 'first-name': 'ignored' } };

  test.each([
    ['candidate.update', data, 'changed', ids(null, '8')],
    // Only the id is signed: that it is gone is asked for.
    ['candidate.destroy', { ...data, id: 8 }, 'changed', ids(null, '8')],
    ['job_application.destroy', { id: '8', type: 'job-applications' }, 'changed', ids('8', null)],
    ['job_application.create', { id: '8' }, 'changed', ids('8', null)],
  ])('%s names the record', (event, record, type, named) => {
    const body = messageOf(event, record, signed('8'));
    const deliveryId = createHash('sha256').update(body).digest('hex');
    expect(read(body)).toEqual([{ deliveryId, type, ...named }]);
  });

  test.each([
    ['has another secret', signed('8', 'other')],
    ['is of another record', signed('9')],
    ['is hex', hmac('8')],
    ['is missing', ''],
  ])('a signature that %s is refused', (_, signature) => {
    expect(read(messageOf('candidate.destroy', data, signature))).toBeNull();
  });

  test('a wrong header is not made good by the body, nor is another message', () => {
    const body = messageOf('candidate.update', data, signed('8'));
    expect(read(body, { 'tt-signature': 'bm90aGluZw==' })).toBeNull();
    expect(read('{"ping":true}')).toBeNull();
    expect(read('no JSON')).toBeNull();
  });
});

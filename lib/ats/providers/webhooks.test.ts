import { createHmac } from 'node:crypto';
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
  const read = (message: object, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(message);
    const all = new Headers({ signature: `sha256 ${hmac(body)}`, 'greenhouse-event-id': 'e-1', ...headers });
    return readGreenhouseWebhook(Buffer.from(body), all, secret);
  };

  test('an application is named by its ids', () => {
    const application = { id: 7, candidate_id: 8, job_id: 9, names: 'ignored' };
    const message = { action: 'candidate_stage_change', payload: { application } };
    expect(read(message)).toEqual([{ deliveryId: 'e-1', type: 'changed', ...ids('7', '8', '9') }]);
  });

  test('a merge names both, a deletion the one', () => {
    const payload = { candidate: { id: 1 }, merged_into: { id: 2 } };
    expect(read({ action: 'merge_candidate', payload })).toEqual([
      { deliveryId: 'e-1', type: 'merged', ...ids(null, '1') },
      { deliveryId: 'e-1:into', type: 'changed', ...ids(null, '2') },
    ]);
    const deleted = { action: 'delete_candidate', payload: { candidate: { id: 1 } } };
    expect(read(deleted)).toEqual([{ deliveryId: 'e-1', type: 'deleted', ...ids(null, '1') }]);
  });

  test('without an id of its own a delivery is named by its bytes', () => {
    const message = { action: 'update_candidate', payload: { candidate: { id: 1 } } };
    const [event] = read(message, { 'greenhouse-event-id': '' }) ?? [];
    expect(event?.deliveryId).toMatch(/^[0-9a-f]{64}$/);
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

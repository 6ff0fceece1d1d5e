import { signWebhook } from './sign-webhook';

/** The example of the Standard Webhooks specification's reference libraries. */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  sentAt: new Date(1_614_265_330_000),
  body: Buffer.from('{"test": 2432232314}'),
};

test('signs as the reference libraries of Standard Webhooks do', () => {
  expect(signWebhook(example.secret, example)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test.each([
  ['another body', { body: Buffer.from('{"test": 1}') }],
  ['another time', { sentAt: new Date(1_614_265_331_000) }],
  ['another id', { id: 'msg_other' }],
])('%s has another signature', (_, change) => {
  const signed = signWebhook(example.secret, { ...example, ...change });
  expect(signed['webhook-signature']).not.toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

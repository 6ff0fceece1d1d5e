import { readinessReasons } from '@/lib/readiness-reasons';
import plValidation from '@/messages/pl/validation.json';
import { publicMessages } from './public-messages';

test('what administrators alone are told is sent to nobody without a session, and all else is', () => {
  const sent = Object.keys(publicMessages.pl.validation);
  const kept = Object.keys(plValidation).filter((key) => !sent.includes(key) && !key.startsWith('letter-'));
  expect(kept.sort()).toEqual([...readinessReasons].sort());
  expect(sent.filter((key) => key.startsWith('letter-'))).toEqual([]);
  expect(sent).toContain('required');
});

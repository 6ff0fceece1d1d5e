import { readinessReasons } from '@/lib/deployment/schemas';
import plValidation from '@/messages/pl/validation.json';
import { isForVisitors, publicMessages } from './public-messages';

test('what administrators alone are told is sent to nobody without a session', () => {
  const told = Object.keys(plValidation).filter((key) => !isForVisitors(key) && !key.startsWith('letter-'));
  expect(told.sort()).toEqual([...readinessReasons].sort());
  expect(publicMessages.en.validation).not.toHaveProperty('queue-late');
  expect(publicMessages.pl.validation.required).toBe(plValidation.required);
});

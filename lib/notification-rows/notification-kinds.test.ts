import { notificationKinds } from '@/lib/domain/notification-enums';
import en from '@/messages/en/notifications.json';
import pl from '@/messages/pl/notifications.json';

test.each([
  ['pl', pl],
  ['en', en],
])('in %s each kind has a line, a name in the settings, and there is no other', (_language, { line, kind }) => {
  expect(Object.keys(line)).toEqual(notificationKinds);
  expect(Object.keys(kind)).toEqual(notificationKinds);
  expect([...Object.values(line), ...Object.values(kind)].filter((text) => text.trim() === '')).toEqual([]);
});

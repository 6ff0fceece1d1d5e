import ICAL from 'ical.js';
import { calendarFile, type CalendarEvent } from './calendar-file';

const event: CalendarEvent = {
  uid: '01936f2c-0000-7000-8000-000000000001@rekrutacja.example',
  sequence: 2,
  stamp: new Date('2027-03-20T12:00:00Z'),
  startsAt: new Date('2027-03-28T08:00:00Z'),
  endsAt: new Date('2027-03-28T08:45:00Z'),
  summary: 'Rozmowa rekrutacyjna: Żłobek „Słońce”; łódź, Gdańsk – księgowość i płace, umowa o pracę na cały etat',
  location: 'https://spotkanie.example/pokój;x=1,2\\3',
  description: 'Pierwszy wiersz\r\nDrugi, z przecinkiem; i średnikiem\n\n😀'.repeat(4),
  organizer: { name: 'Marta "Próbna", HR', email: 'marta.probna@firma.example' },
  attendee: { name: '', email: 'ewa@poczta.example' },
  isCancelled: false,
};

const read = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  return { calendar, read: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined) };
};

test('another program reads every value as it was, and no line is longer than 75 octets', () => {
  const { method, content } = calendarFile(event);
  const { calendar, read: found } = read(content);
  expect(method).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(found).toMatchObject({ uid: event.uid, sequence: 2, summary: event.summary, location: event.location });
  expect(found.description).toBe(event.description.replaceAll('\r\n', '\n'));
  expect(found.startDate.toJSDate()).toEqual(event.startsAt);
  expect(found.endDate.toJSDate()).toEqual(event.endsAt);
  const organizer = found.component.getFirstProperty('organizer');
  expect(organizer?.getFirstValue()).toBe('mailto:marta.probna@firma.example');
  expect(organizer?.getFirstParameter('cn')).toBe('Marta Próbna, HR');
  expect(found.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:ewa@poczta.example']);
  const lines = content.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a cancellation has the same UID; without an attendee the file is one to be saved', () => {
  const { calendar, read: found } = read(calendarFile({ ...event, sequence: 3, isCancelled: true }).content);
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(found).toMatchObject({ uid: event.uid, sequence: 3 });
  expect(found.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  const { method, content } = calendarFile({ ...event, attendee: null });
  expect(method).toBe('PUBLISH');
  expect(content).not.toContain('ATTENDEE');
});

test('no value can add a line of its own', () => {
  const bad = 'x\r\nATTENDEE:mailto:evil@x.example\nBEGIN:VALARM';
  const { content } = calendarFile({
    ...event,
    summary: bad,
    location: bad,
    organizer: { name: bad, email: 'a@b.example' },
  });
  const { read: found } = read(content);
  expect(found.attendees).toHaveLength(1);
  expect(found.component.getAllSubcomponents()).toEqual([]);
});

/** An event for a calendar, RFC 5545; all times are in UTC, so that no time zone has to be described. */
export interface CalendarEvent {
  /** The same for every change of one event. */
  uid: string;
  /** Raised by every change. */
  sequence: number;
  /** When it was last changed. */
  stamp: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  location: string;
  description: string;
  organizer: CalendarPerson | null;
  /** Who gets it by mail; null: a file that names nobody. */
  attendee: CalendarPerson | null;
  isCancelled: boolean;
}

export interface CalendarPerson {
  name: string;
  email: string;
}

export interface CalendarFile {
  /** RFC 5546. */
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  content: string;
}

const maxOctets = 75;

/** RFC 5545, section 3.1: a longer line goes on after a line break and a space; no character is cut in two. */
function fold(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      lines.push('');
      octets = 1;
    }
    lines.push((lines.pop() ?? '') + character);
    octets += size;
  }
  return lines.join('\r\n ');
}

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A name in quotes, which cannot hold one (RFC 5545, section 3.1). */
const person = (property: string, { name, email }: CalendarPerson, more = ''): string =>
  `${property};CN="${name.replaceAll(/["\p{Cc}]/gu, '')}"${more}:mailto:${email}`;

/** The `.ics` file of an event. A later file with the same `uid` and a higher `sequence` changes or cancels it. */
export function calendarFile(event: CalendarEvent): CalendarFile {
  const { attendee, organizer, isCancelled } = event;
  const invited = attendee ? 'REQUEST' : 'PUBLISH';
  const method = isCancelled ? 'CANCEL' : invited;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Recruitment assistant//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(organizer ? [person('ORGANIZER', organizer)] : []),
    ...(attendee ? [person('ATTENDEE', attendee, ';ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE')] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, content: `${lines.map(fold).join('\r\n')}\r\n` };
}

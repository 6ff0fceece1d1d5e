export interface ReceivedMail {
  /** The recipients that the server was told. */
  to: string[];
  /** By lower-case name, unfolded and decoded. */
  headers: Map<string, string>;
  /** Every header line as it came, e.g. to look for one too many. */
  headerNames: string[];
  text: string;
  html: string;
  /** The event for the calendar, and the `Content-Type` of its part; empty: none. */
  calendar: string;
  calendarType: string;
}

function decodePrintable(text: string): Buffer {
  const joined = text.replaceAll(/=\r\n/g, '');
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
}

/** RFC 2047 */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) => {
      const bytes = /b/i.test(encoding) ? Buffer.from(word, 'base64') : decodePrintable(word.replaceAll('_', ' '));
      return bytes.toString('utf8');
    });
}

function readPart(raw: string): { headers: Map<string, string>; names: string[]; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const entries = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(entries), names: entries.map(([name]) => name), body: raw.slice(end + 4) };
}

function decodeBody({ headers, body }: ReturnType<typeof readPart>): string {
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodePrintable(body).toString('utf8');
  return Buffer.from(body, 'latin1').toString('utf8');
}

type Part = ReturnType<typeof readPart>;

/** The parts of a mail, those in parts too. */
function partsOf({ headers, body }: Pick<Part, 'headers' | 'body'>): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [];
  const parts = body.split(`--${boundary}`).map((part) => readPart(part.replace(/^\r\n/, '')));
  return parts.flatMap((part) => [part, ...partsOf(part)]);
}

/** A mail with text, HTML and maybe an event. @param raw its bytes as latin1 */
export function readMail(raw: string, to: string[]): ReceivedMail {
  const { headers, names, body } = readPart(raw);
  const parts = partsOf({ headers, body });
  const ofType = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return { type: part?.headers.get('content-type') ?? '', text: part ? decodeBody(part) : '' };
  };
  const readable = (type: string) => ofType(type).text.replaceAll('\r\n', '\n').trim();
  const calendar = ofType('text/calendar');
  return {
    to,
    headers,
    headerNames: names,
    text: readable('text/plain'),
    html: readable('text/html'),
    calendar: calendar.text,
    calendarType: calendar.type,
  };
}

/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';

// A browser has them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

test('the words of a mail that is a page are its text, each line apart', async () => {
  const { openMail } = await import('./open-mail');
  const page =
    '<style>p { color: red }</style><p>Anna Nowak</p><p>Ksi&#281;gowa<br>Wroc&#322;aw</p><script>alert(1)</script>';
  const mail = `From: anna@poczta.example\r\nSubject: CV / Nowak\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${page}`;
  const [part] = await openMail(new Uint8Array(Buffer.from(mail)));
  expect(part?.name).toBe('CV - Nowak.txt');
  const lines = new TextDecoder().decode(part?.bytes).split('\n');
  expect(lines.map((line) => line.trim()).filter(Boolean)).toEqual(['Anna Nowak', 'Księgowa', 'Wrocław']);
});

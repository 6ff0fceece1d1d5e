import type { Locale } from '@/lib/i18n/locale';

interface MailParts {
  locale: Locale;
  subject: string;
  greeting: string;
  lead: string;
  button: { label: string; link: string } | undefined;
  after: string;
  footer: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Names come from people. */
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`;

function action({ label, link }: { label: string; link: string }): string {
  const style =
    'display:inline-block;padding:10px 18px;border-radius:6px;background:#1f4fd8;color:#ffffff;text-decoration:none';
  const button = `<p style="margin:0 0 16px"><a href="${escape(link)}" style="${style}">${escape(label)}</a></p>`;
  // For who cannot press the button; it is also what the plain text holds.
  return button + paragraph(link, 'font-size:13px;color:#555555;word-break:break-all;');
}

/** The HTML of a mail: no picture, nothing that is loaded, readable without styles. */
export function mailHtml({ locale, subject, greeting, lead, button, after, footer }: MailParts): string {
  const body = [
    paragraph(greeting),
    paragraph(lead),
    button ? action(button) : '',
    paragraph(after),
    paragraph(footer, 'font-size:13px;color:#555555;border-top:1px solid #dddddd;padding-top:12px;'),
  ].join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a">
<div style="max-width:560px;margin:0 auto">
${body}
</div>
</body>
</html>
`;
}

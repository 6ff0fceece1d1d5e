import { createTranslator } from 'next-intl';
import { env } from '@/lib/env';
import { languageTags, type Locale } from '@/lib/i18n/locale';
import { timeZone } from '@/lib/i18n/time-zone';
import type { MailKind } from '@/lib/domain/mail-enums';
import enLayout from '@/messages/en/layout.json';
import enMail from '@/messages/en/mail-texts.json';
import enNotifications from '@/messages/en/notifications.json';
import plLayout from '@/messages/pl/layout.json';
import plMail from '@/messages/pl/mail-texts.json';
import plNotifications from '@/messages/pl/notifications.json';
import type { MailBody, MailLine } from '../mail-body';

const messages = {
  pl: { mailTexts: plMail, layout: plLayout, notifications: plNotifications },
  en: { mailTexts: enMail, layout: enLayout, notifications: enNotifications },
};

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

function instant(locale: Locale, at: string | undefined): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return at ? new Intl.DateTimeFormat(languageTags[locale], options).format(new Date(at)) : '';
}

/** The kinds whose words are the product's. */
type ComposedKind = Exclude<MailKind, 'CANDIDATE_MESSAGE'>;

/** A line that leads somewhere. */
interface LinkedText {
  label: string;
  link: string;
}

/** What is unread, as it is said in the product, without any person's name. */
function linesOf(locale: Locale, lines: readonly MailLine[]): LinkedText[] {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'notifications.line' });
  return lines.map(({ kind, count, failed, detail, process, link }) => {
    const text = t(kind, { count, failed, detail, hasBy: 'no', by: '' });
    return { label: process === '' ? text : `${text} – ${process}`, link };
  });
}
/** When an appointment is, with the day of the week and the name of the time zone. */
function appointment(locale: Locale, { at, zone = timeZone }: MailBody): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'long' } as const;
  const format = new Intl.DateTimeFormat(languageTags[locale], { ...day, ...time, timeZone: zone });
  return at ? format.format(new Date(at)) : '';
}

/** What the button of a link says; of the others: a new password. */
const buttons: Partial<Record<MailKind, 'invitation' | 'page' | 'notifications' | 'times' | 'change' | 'candidate'>> = {
  INVITATION: 'invitation',
  CANDIDATE_PAGE: 'page',
  NOTIFICATIONS: 'notifications',
  INTERVIEW_TIMES: 'times',
  INTERVIEW_ARRANGED: 'change',
  INTERVIEW_CANCELLED: 'times',
  TEAM_INTERVIEW_ARRANGED: 'candidate',
  TEAM_INTERVIEW_CANCELLED: 'candidate',
};

/** Subject, plain text and HTML of a mail, in `locale`. */
export function composeMail(kind: MailKind, locale: Locale, body: MailBody): MailText {
  return kind === 'CANDIDATE_MESSAGE' ? composeMessage(locale, body) : composeNotice(kind, locale, body);
}

/** What a person wrote, as they wrote it; beneath it only who gets the answer. */
function composeMessage(locale: Locale, { subject = '', text = '', by = '' }: MailBody): MailText {
  const footer = createTranslator({ locale, messages: messages[locale] })('mailTexts.answer', { by });
  const blocks = text.split(/\n{2,}/).map((block) => linked(paragraph(block)).replaceAll('\n', '<br>'));
  const body = [...blocks, footerParagraph(footer)].join('\n');
  return { subject, text: `${text}\n\n-- \n${footer}\n`, html: page({ locale, subject, body }) };
}

function composeNotice(kind: ComposedKind, locale: Locale, body: MailBody): MailText {
  const t = createTranslator({ locale, messages: messages[locale] });
  const values = {
    by: body.by ?? '',
    token: body.tokenName ?? '',
    code: body.code ?? '',
    process: body.process ?? '',
    role: body.role ? t(`layout.role.${body.role}`) : '',
    until: instant(locale, body.until),
    at: instant(locale, body.at),
    count: body.lines?.length ?? 0,
    when: appointment(locale, body),
    place: body.place ?? '',
    number: String(body.number ?? ''),
    host: new URL(env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').host,
  };
  const subject = t(`mailTexts.${kind}.subject`, values);
  const button = t(`mailTexts.button.${buttons[kind] ?? 'password'}`);
  const parts = {
    greeting: t('mailTexts.greeting'),
    lead: t(`mailTexts.${kind}.lead`, values),
    lines: linesOf(locale, body.lines ?? []),
    button: body.link === undefined ? undefined : { label: button, link: body.link },
    after: t(`mailTexts.${kind}.after`, values),
    footer: t('mailTexts.footer', values),
  };
  const link = parts.button ? [`${parts.button.label}:\n${parts.button.link}`] : [];
  const lines = parts.lines.map((line) => `- ${line.label}\n  ${line.link}`);
  const list = lines.length > 0 ? [lines.join('\n')] : [];
  const text = [parts.greeting, parts.lead, ...list, ...link, parts.after, `-- \n${parts.footer}`].join('\n\n');
  return { subject, text: `${text}\n`, html: mailHtml({ locale, subject, ...parts }) };
}

interface MailParts {
  locale: Locale;
  subject: string;
  greeting: string;
  lead: string;
  lines: LinkedText[];
  button: LinkedText | undefined;
  after: string;
  footer: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Names come from people. */
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`;

/** Web addresses of an escaped text as links, without the marks that end a sentence or a quotation. */
const linked = (html: string): string =>
  html.replaceAll(
    /https?:\/\/(?:(?!&(?:quot|lt|gt);)[^\s<>"])+(?<![.,;:!?)'”’])/g,
    (link) => `<a href="${link}">${link}</a>`,
  );

const footerParagraph = (text: string): string =>
  paragraph(text, 'font-size:13px;color:#555555;border-top:1px solid #dddddd;padding-top:12px;');

function action({ label, link }: LinkedText): string {
  const style =
    'display:inline-block;padding:10px 18px;border-radius:6px;background:#1f4fd8;color:#ffffff;text-decoration:none';
  const button = `<p style="margin:0 0 16px"><a href="${escape(link)}" style="${style}">${escape(label)}</a></p>`;
  // For who cannot press the button; it is also what the plain text holds.
  return button + paragraph(link, 'font-size:13px;color:#555555;word-break:break-all;');
}

function list(lines: LinkedText[]): string {
  if (lines.length === 0) return '';
  const item = ({ label, link }: LinkedText) =>
    `<li style="margin:0 0 8px"><a href="${escape(link)}" style="color:#1f4fd8">${escape(label)}</a></li>`;
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${lines.map(item).join('')}</ul>`;
}

/** The HTML of a mail: no picture, nothing that is loaded, readable without styles. */
function mailHtml({ locale, subject, greeting, lead, lines, button, after, footer }: MailParts): string {
  const body = [
    paragraph(greeting),
    paragraph(lead),
    list(lines),
    button ? action(button) : '',
    paragraph(after),
    footerParagraph(footer),
  ].join('\n');
  return page({ locale, subject, body });
}

function page({ locale, subject, body }: { locale: Locale; subject: string; body: string }): string {
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

import { createTranslator } from 'next-intl';
import { env } from '@/lib/env';
import { languageTags, type Locale } from '@/lib/i18n/locale';
import { timeZone } from '@/lib/i18n/time-zone';
import type { MailKind } from '@/lib/domain/mail-enums';
import enLayout from '@/messages/en/layout.json';
import enMail from '@/messages/en/mail-texts.json';
import plLayout from '@/messages/pl/layout.json';
import plMail from '@/messages/pl/mail-texts.json';
import type { MailBody } from '../mail-body';
import { mailHtml } from './mail-html';

const messages = {
  pl: { mailTexts: plMail, layout: plLayout },
  en: { mailTexts: enMail, layout: enLayout },
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

/** Subject, plain text and HTML of a mail, in `locale`. */
export function composeMail(kind: MailKind, locale: Locale, body: MailBody): MailText {
  const t = createTranslator({ locale, messages: messages[locale] });
  const values = {
    by: body.by ?? '',
    token: body.tokenName ?? '',
    role: body.role ? t(`layout.role.${body.role}`) : '',
    until: instant(locale, body.until),
    at: instant(locale, body.at),
    host: new URL(env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').host,
  };
  const subject = t(`mailTexts.${kind}.subject`, values);
  const button = t(kind === 'INVITATION' ? 'mailTexts.button.invitation' : 'mailTexts.button.password');
  const parts = {
    greeting: t('mailTexts.greeting'),
    lead: t(`mailTexts.${kind}.lead`, values),
    button: body.link === undefined ? undefined : { label: button, link: body.link },
    after: t(`mailTexts.${kind}.after`, values),
    footer: t('mailTexts.footer', values),
  };
  const link = parts.button ? [`${parts.button.label}:\n${parts.button.link}`] : [];
  const text = [parts.greeting, parts.lead, ...link, parts.after, `-- \n${parts.footer}`].join('\n\n');
  return { subject, text: `${text}\n`, html: mailHtml({ locale, subject, ...parts }) };
}

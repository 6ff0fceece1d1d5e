import type { Locale } from './locale';
import type { messages } from './generated/messages';
import { readinessReasons } from '@/lib/readiness-reasons';
import { pageMessages } from './page-messages';

/**
 * What browsers without a session are sent: the namespaces that components of public pages use. The check `messages`
 * fails when one is missing or not needed.
 */
export const publicNamespaces = [
  'apiReference',
  'common',
  'connection',
  'errorPages',
  'fatalError',
  'fields',
  'guide',
  'layout',
  'signIn',
  'ui',
  'validation',
] as const satisfies (keyof typeof messages.pl)[];

type PublicMessages = Pick<typeof messages.pl, (typeof publicNamespaces)[number]>;

/** Of `validation`: neither what administrators alone are told, nor what is said of a letter's sentences. */
export const isForVisitors = (key: string): boolean =>
  !readinessReasons.some((reason) => reason === key) && !key.startsWith('letter-');

function pick(locale: Locale): PublicMessages {
  const picked = Object.fromEntries(
    publicNamespaces.map((name) => [name, pageMessages[locale][name]]),
  ) as PublicMessages;
  const validation = Object.entries(picked.validation).filter(([key]) => isForVisitors(key));
  return { ...picked, validation: Object.fromEntries(validation) as PublicMessages['validation'] };
}

/** The messages of pages without a session (docs/decisions/0129). */
export const publicMessages: Record<Locale, PublicMessages> = { pl: pick('pl'), en: pick('en') };

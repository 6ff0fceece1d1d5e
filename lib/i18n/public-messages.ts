import type { Locale } from './locale';
import type { messages } from './generated/messages';
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

/** Of `validation`, what administrators alone are told (`readinessReasons`), and what is said of a letter's sentences. */
const administrators = new Set([
  'engine-unreachable',
  'engine-failing',
  'event-key-refused',
  'signing-key-refused',
  'events-late',
  'events-set-aside',
  'cvs-not-begun',
  'secrets-unreadable',
  'not-looked-at',
  'too-slow',
  'database-not-writable',
  'migrations-missing',
  'queue-late',
  'reader-not-starting',
  'mail-failing',
  'model-unusable',
  'model-failing',
  'ats-stopped',
  'ats-failing',
  'disk-full',
]);
export const isForVisitors = (key: string): boolean => !administrators.has(key) && !key.startsWith('letter-');

function pick(locale: Locale): PublicMessages {
  const picked = Object.fromEntries(
    publicNamespaces.map((name) => [name, pageMessages[locale][name]]),
  ) as PublicMessages;
  const validation = Object.entries(picked.validation).filter(([key]) => isForVisitors(key));
  return { ...picked, validation: Object.fromEntries(validation) as PublicMessages['validation'] };
}

/** The messages of pages without a session (docs/decisions/0129). */
export const publicMessages: Record<Locale, PublicMessages> = { pl: pick('pl'), en: pick('en') };

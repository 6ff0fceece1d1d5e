import { checkLetter } from '@/lib/candidates/explanation/check-letter';
import { findStandingQuotes } from '@/lib/candidates/explanation/find-standing-quotes';
import { faultCodes } from '@/lib/candidates/explanation/write-explanation';
import { serializeDecision } from '@/lib/candidates/serialize/serialize-decision';
import { emptyFieldsIn, fillFields, hasField, type MessageValues } from '@/lib/domain/message-fields';
import type { MessageText, SendMessages } from '@/lib/domain/message-schemas';
import type { FieldError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import { findTextFaults } from './check-text';
import { valuesFor, type CommonValues } from './find-values';
import { judgedIn, type Recipient } from './load-recipients';
import { modelNotice } from './model-notice';

type Person = SendMessages['people'][number];

interface Writing {
  input: Pick<SendMessages, 'kind' | 'way' | 'texts' | 'drafts'>;
  common: CommonValues;
}

/** A message to one person, ready to be sent. */
export interface WrittenMessage {
  recipient: Recipient;
  locale: Locale;
  subject: string;
  text: string;
  /** Whether the person's own page and the pay range are in it. */
  hasPageLink: boolean;
  hasPayRange: boolean;
  byModel: boolean;
}

/** What may not stand in the texts for all. */
export function findCommonFaults({ kind, texts }: Pick<SendMessages, 'kind' | 'texts'>): FieldError[] {
  return (['pl', 'en'] as const).flatMap((locale) =>
    (['subject', 'text'] as const).flatMap((part) =>
      findTextFaults(texts[locale]?.[part] ?? '', kind === 'rejection').map((fault) => ({
        path: `texts.${locale}.${part}`,
        ...fault,
      })),
    ),
  );
}

/** Reasons that were edited stand, sentence by sentence, on the verdicts and quotes, as those of an explanation do. */
async function findReasonFaults(
  recipient: Recipient,
  { reasons, locale }: Person,
  composed: string | null,
  common: CommonValues,
): Promise<Omit<FieldError, 'path'>[]> {
  if (reasons === undefined || reasons === composed) return [];
  const faults = findTextFaults(reasons, true);
  const analysis = judgedIn(recipient, locale);
  if (!analysis) return faults;
  const block = { key: 'reasons', heading: '', text: composed ?? '', quotes: [], isByModel: false, isFixed: false };
  const found = checkLetter(new Map([['reasons', reasons]]), [block], {
    locale,
    candidateName: [recipient.firstName, recipient.lastName].filter(Boolean).join(' ') || null,
    position: common.position,
    analysis,
    standing: await findStandingQuotes(analysis.id),
    decision: recipient.currentDecision && serializeDecision(recipient.currentDecision),
    signedBy: common.recruiter,
    writtenAt: new Date(),
  });
  return [...faults, ...found.map(({ sentence, fault }) => ({ code: faultCodes[fault], values: { sentence } }))];
}

function emptyFaults(path: string, { subject, text }: MessageText, values: MessageValues): FieldError[] {
  // A subject stays one line, and opens nothing.
  const inSubject = emptyFieldsIn(subject, { ...values, reasons: null, pageLink: null });
  return [...new Set([...inSubject, ...emptyFieldsIn(text, values)])].map((name) => {
    return { path, code: 'message-empty-field', values: { field: `{${name}}` } };
  });
}

/**
 * The message to one person, or what is wrong with it.
 *
 * @returns `faults` with the path `people.<candidateId>`; of what a field stands for too
 */
export async function writeText(
  recipient: Recipient,
  person: Person,
  { input, common }: Writing,
): Promise<{ message: WrittenMessage | null; faults: FieldError[] }> {
  const { locale } = person;
  // They rest on verdicts that the author has seen, which only for a rejection is asked.
  const reasons = input.kind === 'rejection' ? person.reasons : undefined;
  const path = `people.${recipient.id}`;
  const template = input.texts[locale];
  if (!template) return { message: null, faults: [{ path: `texts.${locale}.text`, code: 'required' }] };
  const known = valuesFor(recipient, { kind: input.kind, locale, common });
  const linked = input.way === 'MAIL' ? known : { ...known, pageLink: null };
  const values = reasons === undefined ? linked : { ...linked, reasons };
  const used = hasField(template.text, 'reasons')
    ? await findReasonFaults(recipient, { ...person, reasons }, known.reasons, common)
    : [];
  const faults = [...emptyFaults(path, template, values), ...used.map((fault) => ({ path, ...fault }))];
  if (faults.length > 0) return { message: null, faults };
  const byModel = input.drafts[locale] !== undefined;
  const notice = byModel && common.tellsReader ? `\n\n${modelNotice[locale]}` : '';
  const message = {
    recipient,
    locale,
    subject: fillFields(template.subject, values).replace(/\s+/g, ' '),
    text: fillFields(template.text, values) + notice,
    hasPageLink: hasField(template.text, 'pageLink'),
    hasPayRange: hasField(template.text, 'payRange'),
    byModel,
  };
  return { message, faults: [] };
}

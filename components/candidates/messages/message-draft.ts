import type { MessageKind, MessageWay } from '@/lib/domain/message-enums';
import type { MessagePreview, MessageText } from '@/lib/domain/message-schemas';
import type { Locale } from '@/lib/i18n/locale';

export type PreviewedPerson = MessagePreview['people'][number];

/** What the author changed about one person's message. */
export interface PersonDraft {
  locale?: Locale;
  /** In place of the composed ones. */
  reasons?: string;
  isOut?: boolean;
}

/** A text that a model wrote, and what stood there before. */
export interface ModelDraft {
  draftId: string;
  /** Null: what was proposed, unchanged. */
  before: MessageText | null;
  /** Null: no model had written it. */
  earlier: ModelDraft | null;
}

/** What the author changed of what was proposed, for one kind of message. */
export interface MessageDraft {
  texts: Partial<Record<Locale, MessageText>>;
  /** The texts that a model wrote; they stay its, whatever is edited. */
  byModel?: Partial<Record<Locale, ModelDraft>>;
  people: Record<string, PersonDraft>;
}

/** What is kept while it is typed. */
export interface KeptDrafts {
  kind: MessageKind;
  way: MessageWay;
  byKind: Partial<Record<MessageKind, MessageDraft>>;
}

export const emptyDraft: MessageDraft = { texts: {}, people: {} };

/** A person's message as it stands. */
export interface PersonMessage {
  person: PreviewedPerson;
  locale: Locale;
  /** Undefined: as composed. */
  reasons: string | undefined;
  /** Gets none. Who has this message already gets it again only if the author says so. */
  isOut: boolean;
}

/** Each person's message: what was proposed, with what the author changed. */
export function personMessages({ people }: MessagePreview, draft: MessageDraft): PersonMessage[] {
  return people.map((person) => {
    const own = draft.people[person.candidateId] ?? {};
    const isOut = own.isOut ?? person.sentBefore !== null;
    return { person, locale: own.locale ?? person.locale, reasons: own.reasons, isOut };
  });
}

/** The text for all who get a language. */
export function textOf({ templates }: MessagePreview, { texts }: MessageDraft, locale: Locale): MessageText {
  return texts[locale] ?? templates[locale];
}

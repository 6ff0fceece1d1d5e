import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { MessageKind, MessageWay } from '@/lib/domain/message-enums';
import type { DraftedMessage, MessagePreview, MessageText } from '@/lib/domain/message-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { Locale } from '@/lib/i18n/locale';
import { emptyDraft, type KeptDrafts, type MessageDraft, type PersonDraft } from './message-draft';

interface DraftOptions {
  processId: string;
  choice: CandidateChoice;
  /** Names whom it is to, for what is typed. */
  keepAs: string;
  initialKind: MessageKind;
}

/** What a message begins with, and what its author makes of it; kept while it is typed, for each kind of message. */
export function useMessageDraft({ processId, choice, keepAs, initialKind }: DraftOptions) {
  const [first] = useState<KeptDrafts>({ kind: initialKind, way: 'MAIL', byKind: {} });
  const { text, setText, forget } = useKeptText(`messages.${keepAs}`, JSON.stringify(first));
  const kept = JSON.parse(text) as KeptDrafts;
  const draft = kept.byKind[kept.kind] ?? emptyDraft;
  const keep = (change: Partial<KeptDrafts>) => setText(JSON.stringify({ ...kept, ...change }));
  const change = (next: Partial<MessageDraft>) =>
    keep({ byKind: { ...kept.byKind, [kept.kind]: { ...draft, ...next } } });
  const preview = useQuery({
    queryKey: ['candidates', processId, 'message-preview', kept.kind, choice],
    queryFn: ({ signal }) => {
      const path = `/processes/${processId}/messages/preview`;
      return apiAnswer<MessagePreview>({ method: 'POST', path, body: { kind: kept.kind, choice }, signal });
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return {
    preview,
    draft,
    kind: kept.kind,
    way: preview.data?.mayMail === false ? ('BY_HAND' as const) : kept.way,
    setKind: (kind: MessageKind) => keep({ kind }),
    setWay: (way: MessageWay) => keep({ way }),
    setText: (locale: Locale, next: MessageText) => change({ texts: { ...draft.texts, [locale]: next } }),
    takeDraft: (locale: Locale, { draftId, subject, text: written }: DraftedMessage) => {
      const before = draft.texts[locale] ?? null;
      const byModel = { draftId, before, earlier: draft.byModel?.[locale] ?? null };
      change({
        texts: { ...draft.texts, [locale]: { subject, text: written } },
        byModel: { ...draft.byModel, [locale]: byModel },
      });
    },
    undoDraft: (locale: Locale) => {
      const taken = draft.byModel?.[locale];
      if (!taken) return;
      change({
        texts: { ...draft.texts, [locale]: taken.before ?? undefined },
        byModel: { ...draft.byModel, [locale]: taken.earlier ?? undefined },
      });
    },
    setPerson: (candidateId: string, next: PersonDraft) =>
      change({ people: { ...draft.people, [candidateId]: { ...draft.people[candidateId], ...next } } }),
    forget,
  };
}

export type MessageDraftState = ReturnType<typeof useMessageDraft>;

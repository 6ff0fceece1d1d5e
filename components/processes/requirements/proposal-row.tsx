'use client';

import { Pencil, Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent } from 'react';
import { languageName } from '@/components/analysis/display-names';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import type { RequirementProposal } from '@/lib/domain/requirement-proposal';
import { isRefused } from '@/lib/requirement-review/review-requirement';
import { RequirementReviewNote } from './requirement-review-note';

interface ProposalRowProps {
  proposal: RequirementProposal;
  /** With the text as proposed, or as reworded. */
  onAccept: (proposal: RequirementProposal) => void;
}

/** One proposal: added as it is, or, where the law refuses it, reworded first. */
export function ProposalRow({ proposal, onAccept }: ProposalRowProps) {
  const t = useTranslations('requirementReview.split');
  const [wording, setWording] = useState<string | null>(null);
  const { text, instead } = proposal;
  const unlawful = isRefused(text);
  const id = useId();
  if (wording !== null) {
    return (
      <Rewording
        original={text}
        wording={wording}
        onWord={setWording}
        onAccept={(said) => onAccept({ ...proposal, text: said })}
      />
    );
  }
  return (
    <li className="flex items-start gap-2 py-1 pr-1 pl-3">
      <span className="min-w-0 flex-1 py-1 break-words">
        {text}
        {unlawful ? <RequirementReviewNote id={id} text={text} /> : <Weight proposal={proposal} />}
        {instead && (
          <span className="text-caution-ink block text-sm text-pretty">{t('instead', { text: instead })}</span>
        )}
      </span>
      {unlawful ? (
        <IconButton size="sm" label={t('reword', { text })} onClick={() => setWording(text)}>
          <Pencil aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton size="sm" label={t('accept', { text })} onClick={() => onAccept(proposal)}>
          <Plus aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

function Weight({ proposal: { necessity, importance, language } }: { proposal: RequirementProposal }) {
  const form = useTranslations('processForm.requirement');
  const level = useTranslations('processSections.languages.level');
  const locale = useLocale();
  return (
    <span className="text-ink-muted block text-sm">
      {language
        ? `${languageName(language.language, locale)}, ${level(language.level)}`
        : `${form(`necessity.${necessity}`)} · ${form(`importance.${importance}`)}`}
    </span>
  );
}

interface RewordingProps {
  original: string;
  wording: string;
  /** Null: the advert's words again. */
  onWord: (wording: string | null) => void;
  onAccept: (wording: string) => void;
}

function Rewording({ original, wording, onWord, onAccept }: RewordingProps) {
  const t = useTranslations('requirementReview.split');
  const id = useId();
  const said = wording.trim();
  const canAdd = said !== '' && !isRefused(said);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form around it would be sent.
    event.preventDefault();
    if (canAdd) onAccept(said);
  };
  return (
    <li className="flex flex-col gap-1.5 px-3 py-2">
      <Input
        autoFocus
        value={wording}
        aria-label={t('rewordField', { text: original })}
        aria-describedby={id}
        onChange={(event) => onWord(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <RequirementReviewNote id={id} text={wording} onUse={onWord} />
      <div className="flex gap-2">
        <Button size="sm" disabled={!canAdd} onClick={() => onAccept(said)}>
          {t('add')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onWord(null)}>
          {t('cancel')}
        </Button>
      </div>
    </li>
  );
}

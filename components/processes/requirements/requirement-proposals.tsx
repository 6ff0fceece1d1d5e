'use client';

import { Plus, WandSparkles, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { languageName } from '@/components/analysis/display-names';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { splitDescription, type RequirementProposal } from '@/lib/requirement-review/split-description';
import { ModelSplit } from './model-split';
import { isUnlawful, RequirementReviewNote } from './requirement-review-note';

interface RequirementProposalsProps {
  /** Null: not saved yet; only the rules can split its description. */
  processId: string | null;
  description: string;
  /** Whether the form has this requirement or language. */
  isListed: (proposal: RequirementProposal) => boolean;
  onAccept: (proposals: RequirementProposal[]) => void;
}

interface Found {
  proposals: RequirementProposal[];
  /** Answers of the model that were refused; null: the rules have split it. */
  leftOut: number | null;
}

/** Proposes requirements extracted from the description by rules or a model, accepted one by one or all at once. */
export function RequirementProposals({ processId, description, isListed, onAccept }: RequirementProposalsProps) {
  const t = useTranslations('requirementReview.split');
  const [found, setFound] = useState<Found | null>(null);
  const open = found?.proposals.filter((proposal) => !isListed(proposal)) ?? [];
  const lawful = open.filter(({ text }) => !isUnlawful(text));
  const section = useRef<HTMLElement>(null);
  const isOpen = found !== null;
  // The pressed button is gone, and the list would begin below the edge of a scrolling dialog.
  useEffect(() => {
    if (!isOpen) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({ block: 'start' });
  }, [isOpen]);

  if (!found) {
    return (
      <Button
        size="sm"
        disabled={description.trim() === ''}
        onClick={() => setFound({ proposals: splitDescription(description), leftOut: null })}
        className="self-start"
      >
        <WandSparkles aria-hidden="true" />
        {t('open')}
      </Button>
    );
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={t('open')} className="bg-surface scroll-mt-2 rounded-lg border">
      <header className="flex items-center gap-2 py-1 pr-1 pl-3">
        <p role="status" className="mr-auto font-medium">
          {open.length > 0 ? t('title', { count: open.length }) : t(found.proposals.length > 0 ? 'allAdded' : 'none')}
        </p>
        {lawful.length > 1 && (
          <Button size="sm" onClick={() => onAccept(lawful)}>
            {t('acceptAll')}
          </Button>
        )}
        <IconButton size="sm" label={t('close')} onClick={() => setFound(null)}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {open.length > 0 && (
        <ul className="divide-y border-t">
          {open.map((proposal) => (
            <Proposal key={proposal.text} proposal={proposal} onAccept={() => onAccept([proposal])} />
          ))}
        </ul>
      )}
      {processId && (
        <ModelSplit
          processId={processId}
          description={description}
          split={found.leftOut}
          onSplit={({ proposals, leftOut }) => setFound({ proposals, leftOut })}
        />
      )}
    </section>
  );
}

function Proposal({ proposal, onAccept }: { proposal: RequirementProposal; onAccept: () => void }) {
  const t = useTranslations('requirementReview.split');
  const form = useTranslations('processForm.requirement');
  const level = useTranslations('processSections.languages.level');
  const locale = useLocale();
  const id = useId();
  const { text, necessity, importance, language } = proposal;
  return (
    <li className="flex items-start gap-2 py-1 pr-1 pl-3">
      <span className="min-w-0 flex-1 py-1 break-words">
        {text}
        {isUnlawful(text) ? (
          <RequirementReviewNote id={id} text={text} />
        ) : (
          <span className="text-ink-muted block text-sm">
            {language
              ? `${languageName(language.language, locale)}, ${level(language.level)}`
              : `${form(`necessity.${necessity}`)} · ${form(`importance.${importance}`)}`}
          </span>
        )}
      </span>
      {!isUnlawful(text) && (
        <IconButton size="sm" label={t('accept', { text })} onClick={onAccept}>
          <Plus aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

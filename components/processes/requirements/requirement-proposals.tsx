'use client';

import { Plus, WandSparkles, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { splitDescription, type RequirementProposal } from '@/lib/requirement-review/split-description';

interface RequirementProposalsProps {
  description: string;
  /** Whether the list has this requirement. */
  isListed: (text: string) => boolean;
  onAccept: (proposals: RequirementProposal[]) => void;
}

/** Proposes requirements extracted from the description, accepted one by one or all at once. */
export function RequirementProposals({ description, isListed, onAccept }: RequirementProposalsProps) {
  const t = useTranslations('requirementReview.split');
  const [proposals, setProposals] = useState<RequirementProposal[] | null>(null);
  const open = proposals?.filter(({ text }) => !isListed(text)) ?? [];

  if (!proposals) {
    return (
      <Button
        size="sm"
        disabled={description.trim() === ''}
        onClick={() => setProposals(splitDescription(description))}
        className="self-start"
      >
        <WandSparkles aria-hidden="true" />
        {t('open')}
      </Button>
    );
  }
  return (
    <section aria-label={t('open')} className="bg-surface rounded-lg border">
      <header className="flex items-center gap-2 py-1 pr-1 pl-3">
        <p role="status" className="mr-auto font-medium">
          {open.length > 0 ? t('title', { count: open.length }) : proposals.length > 0 ? t('allAdded') : t('none')}
        </p>
        {open.length > 1 && (
          <Button size="sm" onClick={() => onAccept(open)}>
            {t('acceptAll')}
          </Button>
        )}
        <IconButton size="sm" label={t('close')} onClick={() => setProposals(null)}>
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
    </section>
  );
}

function Proposal({ proposal, onAccept }: { proposal: RequirementProposal; onAccept: () => void }) {
  const t = useTranslations('requirementReview.split');
  const form = useTranslations('processForm.requirement');
  const { text, necessity, importance } = proposal;
  return (
    <li className="flex items-start gap-2 py-1 pr-1 pl-3">
      <span className="min-w-0 flex-1 py-1 break-words">
        {text}
        <span className="text-ink-muted block text-sm">
          {form(`necessity.${necessity}`)} · {form(`importance.${importance}`)}
        </span>
      </span>
      <IconButton size="sm" label={t('accept', { text })} onClick={onAccept}>
        <Plus aria-hidden="true" />
      </IconButton>
    </li>
  );
}

'use client';
import { WandSparkles, X, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { RequirementProposal } from '@/lib/domain/requirement-proposal';
import type { RequirementProposalsDto } from '@/lib/processes/split-schemas';
import { isRefused } from '@/lib/requirement-review/review-requirement';
import { ModelSplit } from './model-split';
import { ProposalRow } from './proposal-row';
import { useSplit } from './use-split';

interface RequirementProposalsProps {
  /** Null: not saved yet; only the rules can split its description. */
  processId: string | null;
  description: string;
  /** Whether the form has this requirement or language. */
  isListed: (proposal: RequirementProposal) => boolean;
  onAccept: (proposals: RequirementProposal[]) => void;
}

/**
 * Proposes requirements extracted from the description by a model or by rules, accepted one by one or all at once. What was
 * refused or left out is shown with the reason, and can be reworded or added after all.
 */
export function RequirementProposals({ processId, description, isListed, onAccept }: RequirementProposalsProps) {
  const t = useTranslations('requirementReview.split');
  const { split, model, isAsking, error, askModel, open, stop, close } = useSplit(processId, description);
  /** Unlawful texts whose rewording was added. */
  const [reworded, setReworded] = useState<string[]>([]);
  const section = useRef<HTMLElement>(null);
  const isOpen = split !== null;
  // The pressed button is gone, and the list would begin below the edge of a scrolling dialog.
  useEffect(() => {
    if (!isOpen) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({ block: 'start' });
  }, [isOpen]);

  if (!split) {
    return (
      <div className="flex flex-col items-start gap-1">
        <Button size="sm" disabled={description.trim() === ''} onClick={open}>
          <WandSparkles aria-hidden="true" />
          {t('open')}
        </Button>
        {model?.model && (
          <p className="text-ink-muted text-sm text-pretty">{t('model.sent', { model: model.model })}</p>
        )}
      </div>
    );
  }
  const proposals = split.proposals.filter((one) => !isListed(one) && !reworded.includes(one.text));
  const lawful = proposals.filter(({ text }) => !isRefused(text));
  const leftOut = split.leftOut.filter(({ text }) => !isListed({ ...leftOutProposal, text }));
  const result = split.proposals.length > 0 ? 'allAdded' : 'none';
  return (
    <section ref={section} tabIndex={-1} aria-label={t('open')} className="bg-surface scroll-mt-2 rounded-lg border">
      <header className="flex items-center gap-2 py-1 pr-1 pl-3">
        <p role="status" className="mr-auto font-medium">
          {!isAsking && (proposals.length > 0 ? t('title', { count: proposals.length }) : t(result))}
        </p>
        {!isAsking && lawful.length > 1 && (
          <Button size="sm" onClick={() => onAccept(lawful)}>
            {t('acceptAll')}
          </Button>
        )}
        <IconButton size="sm" label={t('close')} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {!isAsking && result === 'none' && (
        <p className="text-ink-muted px-3 pb-2 text-sm text-pretty">{t('noneHint')}</p>
      )}
      {!isAsking && proposals.length > 0 && (
        <ul className="divide-y border-t">
          {proposals.map((proposal) => (
            <ProposalRow
              key={proposal.text}
              proposal={proposal}
              onAccept={(accepted) => {
                onAccept([accepted]);
                if (accepted.text !== proposal.text) setReworded([...reworded, proposal.text]);
              }}
            />
          ))}
        </ul>
      )}
      {!isAsking && leftOut.length > 0 && (
        <LeftOutTexts
          texts={leftOut}
          isOpen={result === 'none'}
          onAdd={(text) => onAccept([{ ...leftOutProposal, text }])}
        />
      )}
      {model && (
        <ModelSplit
          model={model}
          isAsking={isAsking}
          byModel={split.byModel}
          error={error}
          onAsk={askModel}
          onStop={stop}
        />
      )}
    </section>
  );
}

/** The rules found no weight in what they left out. */
const leftOutProposal = { necessity: 'REQUIRED', importance: 3, text: '' } as const;

interface LeftOutTextsProps {
  texts: RequirementProposalsDto['leftOut'];
  /** From the beginning. */
  isOpen: boolean;
  onAdd: (text: string) => void;
}

/** What was not proposed, with the reason; it can be added after all. */
function LeftOutTexts({ texts, isOpen, onAdd }: LeftOutTextsProps) {
  const t = useTranslations('requirementReview.split');
  return (
    <details open={isOpen} className="border-t">
      <summary className="w-fit cursor-pointer rounded-sm px-3 py-2 text-sm">
        {t('leftOut', { count: texts.length })}
      </summary>
      <ul className="divide-y border-t">
        {texts.map(({ text, reason }) => (
          <li key={text} className="flex items-start gap-2 py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1 py-1 break-words">
              {text}
              <span className="text-ink-muted block text-sm">{t(`reason.${reason}`)}</span>
            </span>
            <IconButton size="sm" label={t('acceptAnyway', { text })} onClick={() => onAdd(text)}>
              <Plus aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

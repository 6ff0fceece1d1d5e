'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import type { RequirementProposalsDto } from '@/lib/processes/split-schemas';

interface LeftOutTextsProps {
  texts: RequirementProposalsDto['leftOut'];
  /** From the beginning. */
  isOpen: boolean;
  onAdd: (text: string) => void;
}

/** What was not proposed, with the reason; it can be added after all. */
export function LeftOutTexts({ texts, isOpen, onAdd }: LeftOutTextsProps) {
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

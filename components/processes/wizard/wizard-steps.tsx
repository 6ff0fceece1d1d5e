'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { sectionKeys, type SectionKey } from '@/components/fields/processes/section-keys';

interface WizardStepsProps {
  current: SectionKey;
  /** The last selectable section. */
  reach: SectionKey;
  /** The process is in creation: its last section is not complete before the end. */
  inCreation: boolean;
  /** Sections with an unsaved draft. */
  unsaved: readonly SectionKey[];
  onGo: (section: SectionKey) => void;
}

/** The sections with their state; visited ones are links. Numbers only on a narrow screen. */
export function WizardSteps({ current, reach, inCreation, unsaved, onGo }: WizardStepsProps) {
  const t = useTranslations('processWizard');
  const titles = useTranslations('processSections.title');
  const last = sectionKeys.indexOf(reach);
  return (
    <nav aria-label={t('steps')} className="shrink-0 px-5 pb-2 sm:w-52 sm:border-r sm:px-3 sm:pt-1 md:w-64">
      <ol className="flex gap-1 sm:flex-col">
        {sectionKeys.map((section, index) => {
          const isCurrent = section === current;
          const isVisited = index <= last;
          const isDone = !isCurrent && (inCreation ? index < last : isVisited);
          const isUnsaved = !isCurrent && unsaved.includes(section);
          return (
            <li key={section} className="max-sm:flex-1">
              <button
                type="button"
                disabled={!isVisited}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onGo(section)}
                className={cn(
                  'flex min-h-8 w-full items-center gap-2 rounded-md px-2 py-1 text-left transition-colors max-sm:justify-center max-sm:px-0',
                  isCurrent
                    ? 'bg-selected font-medium'
                    : 'text-ink-muted enabled:hover:bg-hover enabled:hover:text-ink',
                  !isVisited && 'cursor-not-allowed opacity-55',
                )}
              >
                <span
                  aria-hidden="true"
                  className={cn(
                    'relative grid size-5 shrink-0 place-items-center rounded-full border text-xs tabular-nums',
                    isCurrent && 'border-accent bg-accent text-on-accent',
                  )}
                >
                  {isDone ? <Check className="size-3" strokeWidth={3} /> : index + 1}
                  {isUnsaved && <span className="bg-caution absolute -top-1 -right-1 size-2 rounded-full" />}
                </span>
                <span className="max-sm:sr-only">{titles(section)}</span>
                {isUnsaved && <span className="sr-only">({t('unsaved')})</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

'use client';
import { Archive } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { UnjudgedNote } from '@/components/analysis/unjudged-note';
import { useCan, useCurrentUser } from '@/components/users/current-user';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { sectionKeys, type SectionKey } from '@/components/fields/processes/section-keys';
import { sectionsWithDraft } from '@/components/processes/sections/section-draft';
import { subscribeToStorage } from '@/components/state/browser-storage';
import { ApplicationFormSection } from '@/components/processes/application-form/application-form-section';
import { AccessSection } from './access-section';
import { InformationSection } from './information-section';
import { AtsSection } from './ats-section';
import { BlindSection } from './blind-section';
import { HiddenResultsSection } from './hidden-results-section';
import { EditableSection } from './editable-section';
import {
  BudgetContent,
  CriteriaContent,
  DescriptionContent,
  DetailsContent,
  LocationContent,
  RedFlagsContent,
} from './section-contents';

const contents = {
  details: DetailsContent,
  description: DescriptionContent,
  budget: BudgetContent,
  location: LocationContent,
  redFlags: RedFlagsContent,
  criteria: CriteriaContent,
} as const;

/** All sections of the process in the form's order, editable in place by those who may. */
export function ProcessInformation({ process }: { process: ProcessDto }) {
  const t = useTranslations('processDetails.information');
  const titles = useTranslations('processSections.title');
  const applicationForm = useTranslations('applicationForm');
  const [editing, setEditing] = useState<SectionKey | null>(null);
  const drafts = useStoredDrafts(process.id);
  const archived = process.status === 'ARCHIVED';
  const mayEdit = useCan('process:write') && !archived;
  return (
    <>
      {archived && (
        <p className="bg-caution-soft text-caution-ink mb-3 flex items-center gap-2 rounded-lg px-3 py-2">
          <Archive className="size-4 shrink-0" aria-hidden="true" />
          {t('archived')}
        </p>
      )}
      <UnjudgedNote texts={process.unjudged} className="mb-3" />
      <div className="bg-surface rounded-lg border">
        {sectionKeys.map((key) => {
          const Content = contents[key];
          return (
            <EditableSection
              key={key}
              section={key}
              title={titles(key)}
              processId={process.id}
              mayEdit={mayEdit}
              editing={editing === key}
              hasDraft={drafts.includes(key)}
              onEdit={() => setEditing(key)}
              onClose={() => setEditing(null)}
            >
              <Content process={process} />
            </EditableSection>
          );
        })}
        <BlindSection process={process} mayEdit={mayEdit} />
        <HiddenResultsSection process={process} setting="hidesScore" mayEdit={mayEdit} />
        <HiddenResultsSection process={process} setting="calibrates" mayEdit={mayEdit} />
        <AtsSection process={process} mayEdit={mayEdit} />
        <InformationSection id="application-form" title={applicationForm('title')}>
          <ApplicationFormSection processId={process.id} mayEdit={mayEdit} />
        </InformationSection>
        <AccessSection processId={process.id} />
      </div>
    </>
  );
}

/** The sections of a process with an unsaved draft of this user. */
function useStoredDrafts(processId: string): readonly SectionKey[] {
  const { userId } = useCurrentUser();
  const names = useSyncExternalStore(
    subscribeToStorage,
    () => sectionsWithDraft(userId, processId).join(),
    () => '',
  );
  const stored = new Set(names.split(','));
  return sectionKeys.filter((key) => stored.has(key));
}

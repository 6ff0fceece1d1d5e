'use client';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { useSearchParams, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { DialogFooter } from '@/components/ui/dialog';
import { useCurrentUser } from '@/components/users/current-user';
import { isDefinable } from '@/lib/domain/process-status';
import { SaveFailure } from '@/components/fields/processes/save-failure';
import type { ProcessWithEtag } from '../sections/section-definition';
import { sectionsWithDraft } from '../sections/section-draft';
import { sectionKeys, type SectionKey } from '@/components/fields/processes/section-keys';
import { sectionForms } from '../sections/section-forms';
import {
  goToSection,
  isExitingWizard,
  replaceSection,
  readWizardState,
  exitWizard,
} from '@/components/fields/processes/wizard-url';
import { defineProcess } from '@/components/queries/processes/process-queries';
import { later, furthestReachable, readWizardProgress, resumeAt, storeWizardProgress } from './wizard-progress';
import { WizardSteps } from './wizard-steps';

interface WizardSectionsProps {
  /** Null: not created yet. */
  process: ProcessWithEtag | null;
  onSaved: (saved: ProcessWithEtag) => void;
  onClose: () => void;
  /** Called when everything is saved. */
  onDone: () => void;
}

/** On the way to the end: the sections with unsaved changes are saved one by one. */
interface Finishing {
  /** The section being saved; it stays open where it needs the user. */
  at: SectionKey;
  done: readonly SectionKey[];
}

/** The current section from the URL or the stored progress. */
function useSection(process: ProcessWithEtag | null) {
  const { userId } = useCurrentUser();
  const { section: named } = readWizardState(useSearchParams());
  const id = process?.answer.id ?? null;
  const memory = id === null ? null : readWizardProgress(userId, id);
  const unsaved = sectionsWithDraft(userId, id);
  const section = process ? (named ?? resumeAt(process.answer, memory, unsaved)) : 'details';
  const reach = furthestReachable(process?.answer ?? null, memory, section);
  useEffect(() => {
    if (id === null || isExitingWizard()) return;
    if (named === null) replaceSection(id, section);
    storeWizardProgress(userId, id, {
      section,
      furthest: later(readWizardProgress(userId, id)?.furthest ?? 'details', section),
    });
  }, [userId, id, named, section]);
  return { id, section, reach, unsaved };
}

/** Focuses the heading of each section but the first, so that it is announced and Tab continues from there. */
function useHeadingFocus(section: SectionKey) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<SectionKey | null>(null);
  useEffect(() => {
    if (shown.current !== null ? shown.current !== section : section !== 'details') heading.current?.focus();
    shown.current = section;
  }, [section]);
  return heading;
}

/** The list of sections, the current section's form, and the wizard's buttons. */
export function WizardSections({ process, onSaved, onClose, onDone }: WizardSectionsProps) {
  const t = useTranslations('processWizard');
  const titles = useTranslations('processSections.title');
  const common = useTranslations('common');
  const form = useTranslations('processForm');
  const { userId } = useCurrentUser();
  const { showSuccess } = useBanner();
  const queryClient = useQueryClient();
  const { id, section, reach, unsaved } = useSection(process);
  const heading = useHeadingFocus(section);
  const activate = useRef(true);
  const [message, setMessage] = useState({ section, text: '' });
  const [tooThin, setTooThin] = useState(false);
  const [finishing, setFinishing] = useState<Finishing | null>(null);
  const isFinishing = finishing?.at === section;
  const finish = useFinishProcess();
  const Section = sectionForms[section];
  const place = sectionKeys.indexOf(section);
  const next = sectionKeys[place + 1];
  const inCreation = process === null || process.answer.status === 'IN_CREATION';

  const handleSaved = (saved: ProcessWithEtag) => {
    onSaved(saved);
    void queryClient.invalidateQueries();
    const { answer } = saved;
    if (id === null) replaceSection(answer.id, section);
    if (next && !isFinishing) {
      // Somebody went back from finishing, and goes on section by section.
      setFinishing(null);
      setMessage({ section: next, text: t('saved', { title: titles(section) }) });
      return goToSection(answer.id, next);
    }
    const done = [...(isFinishing ? finishing.done : []), section];
    const open = sectionsWithDraft(userId, answer.id).find((one) => !done.includes(one));
    if (open) {
      setFinishing({ at: open, done });
      return goToSection(answer.id, open);
    }
    if (!inCreation) {
      showSuccess(t('edited'));
      return onDone();
    }
    const thin = !isDefinable({ ...answer, requirementCount: answer.requirementList.length });
    setTooThin(thin);
    if (thin && next) return goToSection(answer.id, 'criteria');
    if (!thin) finish.mutate({ processId: answer.id, activate: activate.current });
  };
  const goesOn = next && !isFinishing;
  const button = goesOn ? t('next') : inCreation ? t('createAndRun') : t('saveAndClose');
  const note = isFinishing ? t('unsavedElsewhere', { button }) : message.section === section ? message.text : '';
  return (
    <div className="tall:min-h-0 flex flex-1 flex-col sm:flex-row">
      <WizardSteps
        current={section}
        reach={reach}
        inCreation={inCreation}
        unsaved={unsaved}
        onGo={(to) => {
          setFinishing(null);
          if (id !== null && to !== section) goToSection(id, to);
        }}
      />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <h3 ref={heading} tabIndex={-1} className="px-5 pt-1 pb-2 text-lg font-medium outline-none">
          <span className="text-ink-muted block text-sm font-normal">
            {t('step', { place: place + 1, total: sectionKeys.length })}
          </span>
          <span>{titles(section)}</span>
        </h3>
        <p role="status" className={isFinishing ? 'text-caution-ink px-5 pb-2' : 'sr-only'}>
          {note}
        </p>
        <Section
          key={`${id ?? 'new'}:${section}`}
          process={process}
          onSaved={handleSaved}
          submitAtOnce={isFinishing}
          bodyClassName="px-5 py-1 tall:min-h-0 tall:flex-1 tall:overflow-y-auto"
          actions={({ saving, dirty, conflict }) => (
            <>
              {tooThin && !next && !dirty && (
                <p role="alert" className="text-negative-ink px-5 pt-2 text-sm">
                  {form('tooThin')}
                </p>
              )}
              {finish.error && !finish.isPending && (
                <div className="px-5 pt-2">
                  <SaveFailure error={finish.error} saved={finish.variables.activate} />
                </div>
              )}
              <DialogFooter className="mt-2 border-t py-3">
                <Button onClick={onClose} className="mr-auto">
                  {common('close')}
                </Button>
                {!goesOn && inCreation && (
                  <Button
                    disabled={conflict || saving || finish.isPending}
                    onClick={({ currentTarget }) => {
                      activate.current = false;
                      currentTarget.form?.requestSubmit();
                    }}
                  >
                    {t('createOnly')}
                  </Button>
                )}
                <Button
                  type="submit"
                  variant="primary"
                  disabled={conflict}
                  loading={saving || finish.isPending}
                  onClick={() => {
                    activate.current = true;
                  }}
                >
                  {button}
                </Button>
              </DialogFooter>
            </>
          )}
        />
      </div>
    </div>
  );
}

interface Finish {
  processId: string;
  /** Also starts the process. */
  activate: boolean;
}

/** Completes the creation of a process and opens it. Safe to retry. */
function useFinishProcess() {
  const t = useTranslations('processWizard');
  const form = useTranslations('processForm');
  const router = useRouter();
  const queryClient = useQueryClient();
  const { userId } = useCurrentUser();
  const { showSuccess } = useBanner();
  return useMutation({
    meta: { errorBanner: false, successBanner: false, changes: t('creation') },
    mutationFn: ({ processId, activate }: Finish) => defineProcess(processId, activate),
    onSuccess: async (_nothing, { processId, activate }) => {
      storeWizardProgress(userId, processId, null);
      await exitWizard();
      router.push(`/processes/${processId}`);
      void queryClient.invalidateQueries();
      showSuccess(activate ? form('created') : t('createdOnly'));
    },
  });
}

'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { fetchProcessWithEtag } from '@/components/queries/processes/process-queries';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Kbd } from '@/components/ui/kbd';
import { Skeleton } from '@/components/ui/skeleton';
import type { ProcessWithEtag } from '../sections/section-definition';
import type { SectionKey } from '@/components/fields/processes/section-keys';
import { sectionForms } from '../sections/section-forms';

interface SectionEditFormProps {
  section: SectionKey;
  title: string;
  processId: string;
  /** Unsaved input stays as a draft. */
  onClose: () => void;
}

const field = 'input:not([type=hidden]):not([type=file]), textarea, [role=radio], [role=combobox]';

/** Edits a section of a process in place. */
export function SectionEditForm({ section, title, processId, onClose }: SectionEditFormProps) {
  const t = useTranslations('processDetails.information');
  const common = useTranslations('common');
  const { showSuccess } = useBanner();
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  // Fetched on each opening: editing starts from the current version.
  const fresh = useQuery({
    queryKey: ['process-to-edit', processId, section],
    queryFn: ({ signal }) => fetchProcessWithEtag(processId, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  const ready = fresh.data !== undefined;
  useEffect(() => {
    if (ready) box.current?.querySelector<HTMLElement>(field)?.focus();
  }, [ready]);

  // Events of popovers bubble here through React's tree, not the DOM's.
  const isInside = (target: EventTarget) => target instanceof Node && box.current?.contains(target) === true;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside(event.target)) return;
    event.preventDefault();
    onClose();
  };
  // Capture phase, because fields handle Enter themselves.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isInside(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    box.current?.querySelector('form')?.requestSubmit();
  };
  const onSaved = ({ etag }: ProcessWithEtag) => {
    if (etag !== fresh.data?.etag) {
      showSuccess(t('saved', { title }));
      void client.invalidateQueries({ queryKey: candidateKeys.process(processId) });
      void client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
    }
    onClose();
  };
  if (fresh.error && !fresh.data) return <ErrorState error={fresh.error} onRetry={() => void fresh.refetch()} />;
  if (!fresh.data) return <Skeleton className="h-24 w-full" />;
  const Section = sectionForms[section];
  return (
    <div ref={box} role="presentation" onKeyDown={onKeyDown} onKeyDownCapture={onKeyDownCapture} className="-mx-5">
      <Section
        process={fresh.data}
        onSaved={onSaved}
        // A field that takes the focus stops above the foot, not behind it.
        bodyClassName="px-5 [&_:is(input,select,textarea,button)]:scroll-mb-28"
        // In sight however long the list is: what saving does must be read before it is done.
        footClassName="bg-surface tall:sticky bottom-0 z-10 mt-3 border-t pb-3"
        actions={({ saving, conflict }) => (
          <div className="mt-3 flex flex-wrap items-center gap-2 px-5">
            <Button type="submit" variant="primary" loading={saving} disabled={conflict}>
              {t('save')}
            </Button>
            <Button onClick={onClose}>{common('cancel')}</Button>
            <p className="text-ink-muted ml-auto hidden items-center gap-1.5 text-sm sm:flex">
              <Kbd>Ctrl</Kbd>
              <Kbd>Enter</Kbd>
              {t('saves')}
              <span aria-hidden="true">·</span>
              <Kbd>Esc</Kbd>
              {t('cancels')}
            </p>
          </div>
        )}
      />
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { CandidateStage } from '@/components/ats/picks/candidate-stage';
import { DropZone } from '@/components/candidates/upload/drop-zone';
import { CvFocusProvider } from '@/components/cv/cv-focus';
import { NotFoundMessage } from '@/components/page/not-found-message';
import { lazyDialog, usePreloaded } from '@/components/ui/lazy-dialog';
import { BlindNotice } from './blind-notice';
import { CandidateHeader } from './candidate-header';
import { CandidateMenu } from './candidate-menu';
import { noticeOffersReprocess } from './candidate-notice';
import { CandidatePanes, useNarrowPane } from './candidate-panes';
import { useCandidatePage, type CandidatePage, type CandidatePageData } from './use-candidate-page';

const PickDialog = lazyDialog(() => import('@/components/ats/picks/pick-dialog').then((module) => module.PickDialog));

function Header({ page }: { page: CandidatePage }) {
  const { processId, candidateId, candidate, liveStatus, navigation, actions, name } = page;
  const status = liveStatus?.status;
  return (
    <CandidateHeader
      name={name}
      liveStatus={liveStatus}
      candidate={candidate}
      stage={<CandidateStage processId={processId} inAts={actions.pick.inAts} />}
      menu={
        candidate && (
          <CandidateMenu
            key={candidateId}
            candidate={candidate}
            name={name}
            onReplaceCv={actions.onReplaceCv}
            replacing={actions.replacing}
            onReprocess={actions.onReprocess}
            onPick={actions.onPick}
            onErased={page.leave}
            mayDecide={actions.mayDecide}
          />
        )
      }
      backUrl={`/processes/${processId}`}
      navigation={navigation}
      onReprocess={actions.onReprocess}
      hideReprocess={status !== undefined && noticeOffersReprocess(status)}
      reprocessing={actions.reprocessing}
      onPick={actions.onPick}
      pickObstacle={actions.pick.obstacle}
    />
  );
}

/** Candidate details: the CV beside its analysis. */
export function CandidateScreen(data: CandidatePageData) {
  const t = useTranslations('candidatePage');
  const page = useCandidatePage(data);
  const narrow = useNarrowPane();
  usePreloaded(PickDialog);
  const { processId, candidateId, candidate, actions, name } = page;
  // The page scrolls in a narrow window: the next candidate begins at the top.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    document.getElementById('main')?.scrollTo?.({ top: 0 });
  }, [candidateId]);
  if (page.isAllGone) return <NotFoundMessage />;
  return (
    <CvFocusProvider key={candidateId}>
      <DropZone
        onFiles={actions.onReplaceCv}
        label={t('replace.drop')}
        className="relative flex min-h-0 flex-1 flex-col lg:h-full lg:min-h-[26rem]"
      >
        <Header page={page} />
        {candidate && <BlindNotice key={candidateId} candidate={candidate} name={name} mayReveal={actions.mayDecide} />}
        <CandidatePanes page={page} narrow={narrow} />
        {actions.replaceQuestion}
        {actions.picking && candidate && (
          <PickDialog
            processId={processId}
            choice={{ candidateIds: [actions.picking] }}
            describe={() => ({ name, ordinalNumber: candidate.ordinalNumber })}
            onClose={actions.endPicking}
          />
        )}
      </DropZone>
    </CvFocusProvider>
  );
}

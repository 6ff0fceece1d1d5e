'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, MessageSquareText, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { saveFile } from '@/components/cv/save-file';
import { PageBody } from '@/components/page/page-body';
import { PageTitle } from '@/components/page/page-title';
import { pageDataStaleTime, pollingIntervals } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { useCan } from '@/components/users/current-user';
import { apiFile, apiRequest } from '@/lib/http/browser/browser-client';
import type { ShortlistDto } from '@/lib/shortlists/shortlist-schemas';
import { LinkCard } from './link-card';
import { ShortlistAnswers } from './shortlist-answers';
import { ShortlistCard } from './shortlist-card';
import { shortlistPath, shortlistQueries } from './shortlist-queries';
import { ShortlistViews } from './shortlist-views';

interface ShortlistScreenProps {
  processId: string;
  shortlist: ShortlistDto;
  loadedAt: number;
}

/** One shortlist: what was answered, its link, and who opened whom. Answers arrive while it is open. */
export function ShortlistScreen({ processId, shortlist: loaded, loadedAt }: ShortlistScreenProps) {
  const t = useTranslations('shortlists.screen');
  const idle = useIdle();
  const mayShare = useCan('candidate:export');
  const { data: shortlist } = useQuery({
    ...shortlistQueries.one(processId, loaded.shortlistId),
    initialData: loaded,
    initialDataUpdatedAt: loadedAt,
    staleTime: pageDataStaleTime,
    refetchInterval: !idle && pollingIntervals.page,
  });
  const path = shortlistPath(processId, shortlist.shortlistId);
  return (
    <PageBody>
      <PageTitle
        title={shortlist.name}
        backButtonId="shortlists.screen.back"
        backButtonUrl={`/processes/${processId}/shortlists`}
        actions={
          <>
            <Button variant="primary" asChild>
              <Link href={`${path}/review`}>
                <MessageSquareText aria-hidden="true" />
                {t('review')}
              </Link>
            </Button>
            {mayShare && <PrintButton path={path} />}
            {mayShare && <DeleteButton processId={processId} path={path} />}
          </>
        }
      />
      <div className="grid max-w-6xl grid-cols-1 items-start gap-4 px-4 pb-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:px-6">
        <ShortlistAnswers processId={processId} shortlist={shortlist} />
        <div className="flex min-w-0 flex-col gap-4">
          <LinkCard processId={processId} shortlist={shortlist} mayShare={mayShare} />
          <ShownCard shortlist={shortlist} />
          <ShortlistViews shortlist={shortlist} />
        </div>
      </div>
    </PageBody>
  );
}

function ShownCard({ shortlist: { isBlind, showsContact, showsPay, showsNotes } }: { shortlist: ShortlistDto }) {
  const t = useTranslations('shortlists.screen');
  const shown = [
    isBlind && t('blind'),
    showsContact && t('contact'),
    showsPay && t('pay'),
    showsNotes && t('notes'),
  ].filter((one) => one !== false);
  return (
    <ShortlistCard title={t('shown')}>
      <p className="text-pretty">{shown.join(', ') || t('nothing')}</p>
    </ShortlistCard>
  );
}

function PrintButton({ path }: { path: string }) {
  const t = useTranslations('shortlists.screen');
  const print = useMutation({
    mutationFn: async () => saveFile(await apiFile({ path: `${path}/pdf` }), 'shortlist.pdf'),
    meta: { successBanner: false },
  });
  return (
    <Button loading={print.isPending} onClick={() => print.mutate()}>
      <Download aria-hidden="true" />
      {t('pdf')}
    </Button>
  );
}

function DeleteButton({ processId, path }: { processId: string; path: string }) {
  const t = useTranslations('shortlists.screen');
  const router = useRouter();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => apiRequest({ method: 'DELETE', path }),
    meta: { successBanner: t('deleted') },
    onSuccess: () => {
      client.removeQueries({ queryKey: ['shortlists', processId] });
      router.push(`/processes/${processId}/shortlists`);
    },
  });
  return (
    <ConfirmButton
      title={t('deleteTitle')}
      text={t('deleteText')}
      confirmLabel={t('delete')}
      danger
      loading={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <Trash2 aria-hidden="true" />
      {t('delete')}
    </ConfirmButton>
  );
}

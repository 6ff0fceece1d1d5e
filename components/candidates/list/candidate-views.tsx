'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { useListParams } from '@/components/data-table/use-list';
import { ViewsButton } from '@/components/saved-views/views-button';
import { candidateList } from '@/lib/candidates/search/search-params';
import type { CandidateViewDto } from '@/lib/saved-views/schemas';

type List = ReturnType<typeof useListParams<typeof candidateList.filters, typeof candidateList.parsers>>;

interface CandidateViewsProps {
  processId: string;
  /** All of the user's views of candidate lists. */
  views: readonly CandidateViewDto[];
  list: Pick<List, 'params' | 'values' | 'change'>;
  /** The visible columns. */
  columns: string[];
  /** See `ViewsButton`. */
  describe: ComponentProps<typeof ViewsButton>['describe'];
}

/** The user's saved views of this list. One that filters by criteria belongs to their process, the others suit all. */
export function CandidateViews({ processId, views, list, columns, describe }: CandidateViewsProps) {
  const t = useTranslations('savedViews');
  const { params, values, change } = list;
  const { sortBy, sortOrder, pageSize } = params;
  const order = { sortBy, sortOrder, pageSize };
  const display = { filters: values, columns: params.columns, ...order };
  const page = `/processes/${processId}`;
  return (
    <ViewsButton
      list={candidateList}
      addresses={{ page, calls: '/users/me/candidate-views' }}
      all={{ label: t('all.CANDIDATES'), href: page }}
      views={views.filter((view) => view.processId === null || view.processId === processId)}
      openId={params.view}
      display={display}
      query={{ ...display, columns, processId: values.verdicts ? processId : null }}
      hasDefault={false}
      describe={describe}
      onChange={change}
    />
  );
}

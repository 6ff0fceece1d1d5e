'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RowTable } from '@/components/administration/row-table';
import { usePeopleAction } from '@/components/administration/people/use-people-action';
import { PageSection } from '@/components/page/page-section';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { longestHoldReason } from '@/lib/domain/retention/retention-enums';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { BlockedCandidate, BlockedItem } from '@/lib/retention/retention-schemas';
import { BlockedDetails } from './blocked-details';

const columns = ['whom', 'basis', 'eraseAt', 'actions'] as const;
const acts = ['view', 'unblock', 'erase'] as const;
type Act = (typeof acts)[number];

function BlockedRow({ item }: { item: BlockedItem }) {
  const t = useTranslations('retention.blocked');
  const bases = useTranslations('retention.rules.basis');
  const format = useFormatter();
  const [act, setAct] = useState<Act | null>(null);
  const [seen, setSeen] = useState<BlockedCandidate | null>(null);
  const send = usePeopleAction({
    send: async ({ kind, reason }: { kind: Act; reason: string }) => {
      const path = `/administration/blocked-candidates/${item.candidateId}/${kind}`;
      const request = { path, method: 'POST', body: { reason } } as const;
      if (kind === 'view') return apiAnswer<BlockedCandidate>(request);
      await apiRequest(request);
      return null;
    },
    onDone: () => setAct(null),
  });
  const whom = t('candidate', { number: item.ordinalNumber, process: item.processName });
  const cell = 'px-4 py-2 align-top max-xl:block max-xl:py-0.5';
  return (
    <>
      <tr className="border-t max-xl:block max-xl:py-2">
        <td className={`${cell} wrap-anywhere`}>{whom}</td>
        <td className={cell}>{bases(item.basis)}</td>
        <td className={`${cell} tabular-nums`}>
          <time dateTime={item.eraseAt}>{format.dateTime(new Date(item.eraseAt), { dateStyle: 'long' })}</time>
        </td>
        <td className={cell}>
          <div className="flex flex-wrap gap-1">
            {acts.map((kind) => (
              <Button
                key={kind}
                size="sm"
                variant="ghost"
                aria-label={t(`act.${kind}For`, { whom })}
                onClick={() => setAct(kind)}
              >
                {t(`act.${kind}`)}
              </Button>
            ))}
          </div>
          {seen && <BlockedDetails candidate={seen} onHide={() => setSeen(null)} />}
        </td>
      </tr>
      {act && (
        <ReasonDialog
          title={t(`title.${act}`)}
          description={t(`text.${act}`, { whom })}
          submitLabel={t(`act.${act}`)}
          label={t('reason')}
          hint={t('hint')}
          maxLength={longestHoldReason}
          keepAs={`blocked.${item.candidateId}.${act}`}
          loading={send.isPending}
          onClose={() => setAct(null)}
          onConfirm={(reason, forget) =>
            send.mutate(
              { kind: act, reason },
              {
                onSuccess: (answer) => {
                  forget();
                  if (answer) setSeen(answer);
                },
              },
            )
          }
        />
      )}
    </>
  );
}

/** Who is kept for claims only: numbers, until somebody says why they look. */
export function BlockedSection({ items, total }: { items: BlockedItem[]; total: number }) {
  const t = useTranslations('retention.blocked');
  return (
    <PageSection
      id="blocked"
      title={t('heading')}
      intro={
        <>
          <p>{t('intro')}</p>
          {total > items.length && <p className="mt-1">{t('shown', { shown: items.length, total })}</p>}
        </>
      }
    >
      {items.length === 0 ? (
        <p className="text-ink-muted border-t px-4 py-3">{t('none')}</p>
      ) : (
        <RowTable columns={columns.map((id) => ({ id, name: t(`column.${id}`) }))}>
          {items.map((item) => (
            <BlockedRow key={item.candidateId} item={item} />
          ))}
        </RowTable>
      )}
    </PageSection>
  );
}

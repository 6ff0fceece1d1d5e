import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { DialogForm } from '@/components/ui/dialog-form';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { ShortlistDto, ShortlistLink } from '@/lib/shortlists/shortlist-schemas';
import { isDays, LinkFields, usualLink } from './link-fields';
import { LinkMadeDialog } from './link-made-dialog';
import { ShortlistCard } from './shortlist-card';
import { shortlistPath, shortlistQueries } from './shortlist-queries';

interface LinkCardProps {
  processId: string;
  shortlist: ShortlistDto;
  mayShare: boolean;
}

/** The link of a shortlist: whether it works, since when it is open, a new one, and its end. */
export function LinkCard({ processId, shortlist: { shortlistId, link, mayLink }, mayShare }: LinkCardProps) {
  const t = useTranslations('shortlists.link');
  const format = useFormatter();
  const [made, setMade] = useState<ShortlistLink | null>(null);
  const day = link && format.dateTime(new Date(link.expiresAt), { dateStyle: 'long' });
  const opened =
    link?.openedAt && format.dateTime(new Date(link.openedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const place = { processId, shortlistId };
  return (
    <ShortlistCard title={t('title')}>
      <p className="text-pretty">
        {mayLink ? (link ? t(`state.${link.state}`, { day: day ?? '' }) : t('none')) : t('mayNot')}
      </p>
      {link && mayLink && (
        <p className="text-ink-muted text-sm text-pretty">
          {link.hasPin && `${t('pin')} `}
          {opened ? t('opened', { time: opened }) : t('notOpened')}
        </p>
      )}
      {mayShare && mayLink && (
        <div className="mt-3 flex flex-wrap gap-2">
          <RenewLink {...place} onMade={setMade} />
          {link?.state === 'OPEN' && <RevokeLink {...place} />}
        </div>
      )}
      {made && <LinkMadeDialog link={made} onClose={() => setMade(null)} />}
    </ShortlistCard>
  );
}

interface Place {
  processId: string;
  shortlistId: string;
}

function RenewLink({ processId, shortlistId, onMade }: Place & { onMade: (link: ShortlistLink) => void }) {
  const t = useTranslations('shortlists');
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(usualLink);
  const [isTried, setIsTried] = useState(false);
  const renew = useMutation({
    mutationFn: () =>
      apiAnswer<ShortlistLink>({
        method: 'POST',
        path: `${shortlistPath(processId, shortlistId)}/link`,
        body: wanted,
      }),
    meta: { successBanner: false },
    onSuccess: (link) => {
      setOpen(false);
      onMade(link);
      return client.invalidateQueries(shortlistQueries.one(processId, shortlistId));
    },
  });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('link.renew')}
      </Button>
      {open && (
        <DialogForm
          title={t('link.renew')}
          description={t('made.note')}
          submitLabel={t('form.act')}
          loading={renew.isPending}
          onSubmit={() => {
            setIsTried(true);
            if (isDays(wanted.days)) renew.mutate();
          }}
          onClose={() => setOpen(false)}
        >
          <LinkFields value={wanted} onChange={setWanted} isTried={isTried} />
        </DialogForm>
      )}
    </>
  );
}

function RevokeLink({ processId, shortlistId }: Place) {
  const t = useTranslations('shortlists.link');
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => apiRequest({ method: 'DELETE', path: `${shortlistPath(processId, shortlistId)}/link` }),
    meta: { successBanner: t('revoked') },
    onSuccess: () => client.invalidateQueries(shortlistQueries.one(processId, shortlistId)),
  });
  return (
    <ConfirmButton
      size="sm"
      title={t('revokeTitle')}
      text={t('revokeText')}
      confirmLabel={t('revoke')}
      danger
      loading={revoke.isPending}
      onConfirm={(close) => revoke.mutate(undefined, { onSuccess: close })}
    >
      {t('revoke')}
    </ConfirmButton>
  );
}

'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { ToggleField } from '@/components/ui/toggle-field';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { OwnSessions } from '@/lib/users/own-account/own-account-schemas';
import type { ApiTokens } from '@/lib/users/api-tokens/api-token-schemas';
import { ownSessionsKey } from './own-sessions-key';
import { ownTokensKey } from './tokens/own-tokens-key';
import { liveTokenNames, useOwnTokens } from './tokens/use-own-tokens';

type OwnSession = OwnSessions['items'][number];

interface SessionRowProps {
  session: OwnSession;
  ending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const t = useTranslations('account.sessions');
  const format = useFormatter();
  const { browser, system, address, lastSeenAt, openedAt, current } = session;
  const when = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const name = [browser, system].filter(Boolean).join(', ') || t('unknownBrowser');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-2 first:border-t-0">
      <div className="min-w-52 flex-1">
        <p className="font-medium">
          {name} {current && <Badge tone="accent">{t('current')}</Badge>}
        </p>
        <p className="text-ink-muted text-sm tabular-nums">
          {t('facts', { address: address ?? t('unknownAddress'), seen: when(lastSeenAt), opened: when(openedAt) })}
        </p>
      </div>
      {!current && (
        <Button size="sm" loading={ending} aria-label={t('endNamed', { name, seen: when(lastSeenAt) })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in, and signing out there. */
export function SessionList({ initial, tokens }: { initial: OwnSessions; tokens: ApiTokens }) {
  const t = useTranslations('account.sessions');
  const client = useQueryClient();
  const names = liveTokenNames(useOwnTokens(tokens).data);
  const [isAsking, setIsAsking] = useState(false);
  const query = useQuery({
    queryKey: ownSessionsKey,
    queryFn: ({ signal }) => apiAnswer<OwnSessions>({ path: '/users/me/sessions', signal }),
    initialData: initial,
  });
  const end = useMutation({
    /** Of one session, or of all others. */
    mutationFn: (path: string) => apiRequest({ path: `/users/me/sessions${path}`, method: 'DELETE' }),
    meta: { successBanner: t('done') },
    onSettled: () => {
      setIsAsking(false);
      void client.invalidateQueries({ queryKey: ownTokensKey });
      return client.invalidateQueries({ queryKey: ownSessionsKey });
    },
  });
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { items } = query.data;
  return (
    <>
      <ul>
        {items.map((session) => {
          const path = `/${session.sessionId}`;
          const ending = end.isPending && end.variables === path;
          return <SessionRow key={path} session={session} ending={ending} onEnd={() => end.mutate(path)} />;
        })}
      </ul>
      {(names.length > 0 || items.some(({ current }) => !current)) && (
        <Button
          className="mt-2"
          loading={end.isPending && end.variables === ''}
          onClick={() => (names.length > 0 ? setIsAsking(true) : end.mutate(''))}
        >
          {t('endOthers')}
        </Button>
      )}
      {isAsking && (
        <EndOthersDialog
          names={names}
          ending={end.isPending}
          onEnd={(keepTokens) => end.mutate(keepTokens ? '?keepTokens=true' : '')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

interface EndOthersDialogProps {
  /** Of the API tokens that end with the sessions. */
  names: string[];
  ending: boolean;
  onEnd: (keepTokens: boolean) => void;
  onClose: () => void;
}

/** Says which API tokens end with the other sessions, and lets them go on. */
function EndOthersDialog({ names, ending, onEnd, onClose }: EndOthersDialogProps) {
  const t = useTranslations('account.sessions');
  const format = useFormatter();
  const [keepTokens, setKeepTokens] = useState(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('endOthersTitle')}
      confirmLabel={t('endOthers')}
      danger
      loading={ending}
      onConfirm={() => onEnd(keepTokens)}
    >
      <p className="mb-3 wrap-anywhere">{t('endOthersText', { names: format.list(names) })}</p>
      <ToggleField label={t('keepTokens')} value={keepTokens} onChange={setKeepTokens} />
    </ConfirmDialog>
  );
}

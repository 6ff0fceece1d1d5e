'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RevokeToken } from '@/components/administration/tokens/revoke-token';
import { TokenLastUse } from '@/components/administration/tokens/token-last-use';
import { TokenState } from '@/components/administration/tokens/token-state';
import { ReadMore } from '@/components/guide/read-more';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { OwnedApiToken } from '@/lib/users/api-tokens/api-token-schemas';
import { CreateIntakeToken } from './create-intake-token';
import { intakePaths, intakeQueries } from './intake-queries';

interface TokenRowProps {
  processId: string;
  token: OwnedApiToken;
  onRevoked: () => void;
}

function TokenRow({ processId, token, onRevoked }: TokenRowProps) {
  const t = useTranslations('ats.intake.token');
  const tokens = useTranslations('apiTokens');
  const format = useFormatter();
  const { tokenId, name, hint, owner, state, expiresAt } = token;
  const at = format.dateTime(new Date(expiresAt), { dateStyle: 'medium' });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t py-2 first:border-t-0">
      <div className="min-w-52 flex-1">
        <p className="font-medium wrap-anywhere">
          {name} <code className="text-ink-muted text-sm font-normal">{hint}…</code>{' '}
          {state !== 'LIVE' && <TokenState state={state} />}
        </p>
        <p className="text-ink-muted text-sm tabular-nums">
          {t('by', { name: `${owner.firstName} ${owner.lastName}` })}; {tokens('expires', { at })};{' '}
          <TokenLastUse {...token} />
        </p>
      </div>
      <RevokeToken name={name} path={`${intakePaths.tokens(processId)}/${tokenId}`} onSettled={onRevoked} />
    </li>
  );
}

/** Where another system gives candidates to, and with what. */
export function IntakeTokens({ processId }: { processId: string }) {
  const t = useTranslations('ats.intake.token');
  const client = useQueryClient();
  const [isCreating, setIsCreating] = useState(false);
  const query = useQuery(intakeQueries.tokens(processId));
  const reload = () => void client.invalidateQueries({ queryKey: intakeQueries.tokens(processId).queryKey });
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-16 w-full" />;
  const { items } = query.data;
  return (
    <div className="flex flex-col gap-2">
      <CopyField
        label={t('address')}
        value={`${window.location.origin}/api/v1${intakePaths.applications(processId)}`}
      />
      <ReadMore href="/docs/api">{t('help')}</ReadMore>
      {items.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ul>
          {items.map((token) => (
            <TokenRow key={token.tokenId} processId={processId} token={token} onRevoked={reload} />
          ))}
        </ul>
      )}
      <Button className="self-start" onClick={() => setIsCreating(true)}>
        {t('act')}
      </Button>
      {isCreating && (
        <CreateIntakeToken processId={processId} onCreated={reload} onClose={() => setIsCreating(false)} />
      )}
    </div>
  );
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RevokeToken } from '@/components/administration/tokens/revoke-token';
import { TokenLastUse } from '@/components/administration/tokens/token-last-use';
import { TokenScopes } from '@/components/administration/tokens/token-scopes';
import { TokenState } from '@/components/administration/tokens/token-state';
import { ReadMore } from '@/components/guide/read-more';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import type { ApiTokenDto, ApiTokens } from '@/lib/users/api-tokens/api-token-schemas';
import { CreateTokenDialog } from './create-token-dialog';
import { ownTokensKey } from './own-tokens-key';
import { useOwnTokens } from './use-own-tokens';

function TokenRow({ token, onRevoked }: { token: ApiTokenDto; onRevoked: () => void }) {
  const t = useTranslations('apiTokens');
  const format = useFormatter();
  const { tokenId, name, hint, state, expiresAt } = token;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-t py-2 first:border-t-0">
      <div className="min-w-52 flex-1">
        <p className="font-medium wrap-anywhere">
          {name} <code className="text-ink-muted text-sm font-normal">{hint}…</code>{' '}
          {state !== 'LIVE' && <TokenState state={state} />}
        </p>
        <p className="text-sm">
          <TokenScopes {...token} />
        </p>
        <p className="text-ink-muted text-sm tabular-nums">
          {t('expires', { at: format.dateTime(new Date(expiresAt), { dateStyle: 'medium' }) })};{' '}
          <TokenLastUse {...token} />
        </p>
      </div>
      <RevokeToken name={name} path={`/users/me/api-tokens/${tokenId}`} onSettled={onRevoked} />
    </li>
  );
}

/** One's own API tokens. */
export function TokenList({ initial }: { initial: ApiTokens }) {
  const t = useTranslations('apiTokens');
  const client = useQueryClient();
  const [isCreating, setIsCreating] = useState(false);
  const query = useOwnTokens(initial);
  const reload = () => void client.invalidateQueries({ queryKey: ownTokensKey });
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { items } = query.data;
  return (
    <>
      <p className="text-ink-muted text-sm text-pretty">{t('intro')}</p>
      <ReadMore href="/docs/api#programs">{t('help')}</ReadMore>
      {items.length === 0 ? (
        <p className="mt-2">{t('empty')}</p>
      ) : (
        <ul className="mt-2">
          {items.map((token) => (
            <TokenRow key={token.tokenId} token={token} onRevoked={reload} />
          ))}
        </ul>
      )}
      <Button className="mt-2" onClick={() => setIsCreating(true)}>
        {t('create.act')}
      </Button>
      {isCreating && <CreateTokenDialog onCreated={reload} onClose={() => setIsCreating(false)} />}
    </>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { RowTable } from '@/components/administration/row-table';
import type { OwnedApiToken } from '@/lib/users/api-tokens/api-token-schemas';
import { RevokeToken } from './revoke-token';
import { TokenLastUse } from './token-last-use';
import { TokenScopes } from './token-scopes';
import { TokenState } from './token-state';

const columns = ['name', 'owner', 'scopes', 'expires', 'lastUse', 'actions'] as const;
const cell = 'px-4 py-2 align-top max-xl:block max-xl:py-0.5';

function Row({ token }: { token: OwnedApiToken }) {
  const t = useTranslations('apiTokens.everybody.column');
  const format = useFormatter();
  const router = useRouter();
  const { tokenId, name, hint, owner, expiresAt } = token;
  const hiddenLabel = (id: 'expires' | 'lastUse') => <span className="text-ink-muted xl:sr-only">{t(id)}: </span>;
  return (
    <tr className="border-t max-xl:block max-xl:py-2">
      <th scope="row" className={`${cell} min-w-40 font-medium wrap-anywhere`}>
        {name} <TokenState state={token.state} />
        <code className="text-ink-muted block text-sm font-normal">{hint}…</code>
      </th>
      <td className={`${cell} min-w-40`}>
        {owner.firstName} {owner.lastName}
        <span className="text-ink-muted block text-sm wrap-anywhere">{owner.email}</span>
      </td>
      <td className={`${cell} text-sm`}>
        <TokenScopes {...token} />
      </td>
      <td className={`${cell} text-sm tabular-nums`}>
        {hiddenLabel('expires')}
        <time dateTime={expiresAt}>{format.dateTime(new Date(expiresAt), { dateStyle: 'medium' })}</time>
      </td>
      <td className={`${cell} text-sm tabular-nums`}>
        {hiddenLabel('lastUse')}
        <TokenLastUse {...token} />
      </td>
      <td className={`${cell} text-right max-xl:text-left`}>
        <RevokeToken name={name} path={`/administration/api-tokens/${tokenId}`} onSettled={() => router.refresh()} />
      </td>
    </tr>
  );
}

/** Everybody's tokens; on a narrow screen each is a block of lines. */
export function TokenTable({ tokens }: { tokens: readonly OwnedApiToken[] }) {
  const t = useTranslations('apiTokens.everybody.column');
  return (
    <RowTable columns={columns.map((id) => ({ id, name: t(id) }))}>
      {tokens.map((token) => (
        <Row key={token.tokenId} token={token} />
      ))}
    </RowTable>
  );
}

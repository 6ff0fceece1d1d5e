'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/http/browser/browser-client';
import { publicCall } from '@/lib/http/browser/public-call';
import { PublicCard } from './public-card';
import { useLinkToken } from './use-link-token';

interface LinkPageProps<Opened> {
  /** The call that says what a token is for. */
  path: string;
  /** What to do when the link no longer works. */
  advice: string;
  children: (opened: Opened, token: string) => ReactNode;
}

/** A page that a link with a token leads to: asks what it is for, and says so when it no longer works. */
export function LinkPage<Opened>({ path, advice, children }: LinkPageProps<Opened>) {
  const t = useTranslations('access.link');
  const token = useLinkToken();
  const query = useQuery({
    queryKey: ['link', path, token],
    queryFn: () => publicCall<Opened>(path, { token }),
    enabled: Boolean(token),
    // What is typed into the form must not be lost.
    refetchOnReconnect: false,
  });
  const isGone = token === '' || (query.error instanceof ApiError && query.error.code === 'link.invalid');
  if (isGone) {
    return (
      <PublicCard title={t('goneTitle')} lead={`${t('gone')} ${advice}`}>
        <Button asChild>
          <Link href="/sign-in">{t('toSignIn')}</Link>
        </Button>
      </PublicCard>
    );
  }
  if (query.data !== undefined) return children(query.data, token ?? '');
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <Spinner className="m-auto" />;
}
